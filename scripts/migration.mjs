import { relative } from "node:path";
import { generateMigration, migrationsFolder } from "./lib/migrations.mjs";
import { root } from "./lib/paths.mjs";
import { prepare } from "./lib/prepare.mjs";
import { refuse } from "./lib/run.mjs";

/** Writes the next migration from the changed tables: `npm run migration -- add-country-to-account`. */
function writeMigration(name) {
	if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name ?? ""))
		refuse("Name the migration by what it does, in kebab-case: npm run migration -- add-country-to-account");
	const { file } = generateMigration(migrationsFolder, name);
	console.log(
		file === undefined
			? "The tables in src/server/platform/db/schema agree with the last migration: there is nothing to write."
			: `${relative(root, file)}\nRead it, add what rows need that are there already, and see docs/recipes.md.`,
	);
}

if (await prepare({ pages: false })) writeMigration(process.argv[2]);
