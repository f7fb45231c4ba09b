import { Command } from "commander";
import { readEnvironment } from "#server/env.ts";
import type { Manifest } from "#server/platform/db/backup/manifest.ts";
import { sentenceOf } from "#server/platform/refusal.ts";
import { backUp, restore, verifyBackup } from "./backups.ts";

const help = "\nSettings are the server's own environment variables (docs/operations.md, Backup).";

/** A one-line summary of a backup. */
const summaryOf = ({ tables, mails, madeAt, postgres }: Manifest): string => {
	const rows = tables.reduce((sum, table) => sum + table.rows, 0);
	return `${rows} rows of ${tables.length} tables and ${mails.length} files of mails, as they were at ${madeAt} (PostgreSQL ${postgres})`;
};

/** The two commands `npm run backup` and `npm run restore`. */
const program = new Command("npm run").showHelpAfterError().addHelpText("after", help);

const reading = readEnvironment(process.env);
const settings = () => (reading.ok ? reading.value : { databaseUrl: undefined, dataDirectory: undefined });

program
	.command("backup")
	.argument("[folder]", "where the copy goes; in the data folder's backups when left out")
	.description("copies everything that Spectra stores, while the server runs or not")
	.action(async (chosen: string | undefined) => {
		const { folder, manifest } = await backUp(settings(), chosen, new Date());
		console.log(`Copied to ${folder}: ${summaryOf(manifest)}.`);
	});

program
	.command("restore")
	.argument("<folder>", "a copy made by npm run backup")
	.option("--check", "only look whether the copy is whole")
	.description("puts a copy into an empty database; the server must not run on it")
	.action(async (chosen: string, { check }: { check?: true }) => {
		if (check) {
			const { folder, manifest } = await verifyBackup(chosen);
			console.log(`${folder} is whole: ${summaryOf(manifest)}.`);
			return;
		}
		const { manifest, leftOut } = await restore(settings(), chosen);
		for (const name of leftOut) console.log(`Left out: ${name}, which is no table of this version.`);
		console.log(`Restored: ${summaryOf(manifest)}. Start the server with npm start.`);
	});

if (reading.ok) {
	await program.parseAsync().catch((error: unknown) => {
		console.error(sentenceOf(error));
		process.exitCode = 1;
	});
} else {
	for (const sentence of reading.sentences) console.error(sentence);
	process.exitCode = 1;
}
