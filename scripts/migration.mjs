import { readFileSync, writeFileSync } from "node:fs";
import { relative } from "node:path";
import { generateMigration, journalOf, migrationsFolder } from "./lib/migrations.mjs";
import { root } from "./lib/paths.mjs";
import { prepare } from "./lib/prepare.mjs";
import { refuse } from "./lib/run.mjs";

const contractOption = "--contract=";

/**
 * Writes the next migration from the changed tables: `npm run migration -- add-country-to-account`. With
 * `--contract=0019_name` only servers that know the migration 0019_name go on working afterwards.
 */
async function writeMigration(options) {
	// Only the newer Node that prepare() hands over to reads TypeScript.
	const { contractLines, expandLine } = await import("./lib/migration-kinds.ts");
	const name = options.find((option) => !option.startsWith("--"));
	if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name ?? ""))
		refuse("Name the migration by what it does, in kebab-case: npm run migration -- add-country-to-account");
	const oldestTag = options.find((option) => option.startsWith(contractOption))?.slice(contractOption.length);
	const oldest = journalOf(migrationsFolder).find(({ tag }) => tag === oldestTag);
	if (oldestTag !== undefined && oldest === undefined) refuse(`There is no migration ${oldestTag}.`);
	const { file } = generateMigration(migrationsFolder, name);
	if (file === undefined) {
		console.log(
			"The tables in src/server/platform/db/schema agree with the last migration: there is nothing to write.",
		);
		return;
	}
	const sql = readFileSync(file, "utf8").trimEnd();
	const { first, last } = oldest === undefined ? { first: expandLine } : contractLines(oldest);
	const end = last === undefined ? "" : `${sql.endsWith(";") ? "" : ";"}--> statement-breakpoint\n${last}`;
	writeFileSync(file, `${first}\n${sql}${end}\n`);
	console.log(
		`${relative(root, file)}\nRead it, add what rows need that are there already, and see docs/recipes.md.`,
	);
}

if (await prepare({ pages: false })) await writeMigration(process.argv.slice(2));
