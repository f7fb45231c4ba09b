import { resolve } from "node:path";
import { Command } from "commander";
import { readEnvironment } from "#server/env.ts";
import { backUp, moveToDatabaseUrl, restore, verifyBackup } from "#server/platform/db/backup/backups.ts";
import { checkByRestore } from "#server/platform/db/backup/check-by-restore.ts";
import { readKeyFile, writeKeyFile } from "#server/platform/db/backup/encryption.ts";
import type { Manifest } from "#server/platform/db/backup/manifest.ts";
import { sentenceOf } from "#server/platform/refusal.ts";

const help = "\nSettings are the server's own environment variables (docs/operations.md, Backup).";

/** A one-line summary of a backup. */
const summaryOf = ({ tables, mails, madeAt, postgres, isEncrypted }: Manifest): string => {
	const rows = tables.reduce((sum, table) => sum + table.rows, 0);
	const how = isEncrypted ? "encrypted, " : "";
	return `${how}${rows} rows of ${tables.length} tables and ${mails.length} files of mails, as they were at ${madeAt} (PostgreSQL ${postgres})`;
};

/** The commands `npm run backup`, `npm run restore` and those of copies. */
const program = new Command("npm run").showHelpAfterError().addHelpText("after", help);

const reading = readEnvironment(process.env);
const settings = () => (reading.ok ? reading.value : { databaseUrl: undefined, dataDirectory: undefined });
/** A path as it was typed: npm changes the current folder. */
const typed = (path: string): string => resolve(process.env.INIT_CWD ?? "", path);

program
	.command("backup")
	.argument("[folder]", "where the copy goes; in the data folder's backups when left out")
	.option("--check", "restore the copy into a scratch database and compare every row")
	.description("copies everything that Spectra stores, while the server runs or not")
	.action(async (chosen: string | undefined, { check }: { check?: true }) => {
		const { folder, manifest } = check
			? await checkByRestore(settings(), new Date())
			: await backUp(settings(), { folder: chosen }, new Date());
		const compared = check ? " It was restored, and every row is the same." : "";
		console.log(`Copied to ${folder}: ${summaryOf(manifest)}.${compared}`);
	});

program
	.command("key")
	.argument("<file>", "a new file for the secret key")
	.description("makes a key pair for encrypted copies")
	.action(async (file: string) => {
		console.log(`BACKUP_PUBLIC_KEY=${await writeKeyFile(typed(file))}`);
		console.error("Keep the file away from the servers: without it no encrypted copy can be read.");
	});

program
	.command("move")
	.description(
		"moves everything from the data folder's own database into that of DATABASE_URL, which is empty",
	)
	.action(async () => {
		const manifest = await moveToDatabaseUrl(settings(), new Date());
		console.log(`Moved to DATABASE_URL: ${summaryOf(manifest)}. Start the servers with it.`);
	});

program
	.command("restore")
	.argument("<folder>", "a copy made by npm run backup")
	.option("--check", "only look whether the copy is whole")
	.option("--key <file>", "the file of the secret key of an encrypted copy")
	.description("puts a copy into an empty database; the server must not run on it")
	.action(async (chosen: string, { check, key }: { check?: true; key?: string }) => {
		if (check) {
			const { folder, manifest } = await verifyBackup(chosen);
			console.log(`${folder} is whole: ${summaryOf(manifest)}.`);
			return;
		}
		const { manifest, leftOut } = await restore(settings(), chosen, key && readKeyFile(typed(key)));
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
