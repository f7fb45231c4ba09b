import { cpSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { inRoot, root } from "./paths.mjs";
import { runTool } from "./run-tool.mjs";

/** The migrations: SQL files in order, with a snapshot of the tables after each in `meta`. */
export const migrationsFolder = inRoot("src", "server", "platform", "db", "migrations");
const schema = "./src/server/platform/db/schema/*.ts";

/** The entries of a folder's journal, oldest first: `tag` is the file's name, `when` its moment in milliseconds since 1970. */
export const journalOf = (folder) =>
	JSON.parse(readFileSync(join(folder, "meta", "_journal.json"), "utf8")).entries;

const sqlFiles = (folder) => readdirSync(folder).filter((file) => file.endsWith(".sql"));

/**
 * Compares the tables in code with the last snapshot and writes the migration between them.
 * @param {string} folder the migrations to continue
 * @param {string} name what the change does, in kebab-case
 * @returns {{ file: string | undefined, output: string }} the new file's path; undefined when nothing differs
 * @throws when the tables can't be read, or when a rename cannot be distinguished from a drop and an addition
 */
export function generateMigration(folder, name) {
	const before = new Set(sqlFiles(folder));
	const { status, output } = runTool("drizzle-kit", [
		"generate",
		"--dialect=postgresql",
		`--schema=${schema}`,
		// drizzle-kit takes every path as relative to its working directory.
		`--out=${relative(root, folder)}`,
		`--name=${name.replaceAll("-", "_")}`,
	]);
	const added = sqlFiles(folder).find((file) => !before.has(file));
	// drizzle-kit exits with 0 even when it asked a question that it got no answer to.
	if (status !== 0 || (added === undefined && !output.includes("No schema changes"))) throw new Error(output);
	return { file: added === undefined ? undefined : join(folder, added), output };
}

/**
 * The SQL by which the tables in code differ from the migrations; "" when they agree. Works on a copy of the folder.
 */
export function missingMigration() {
	const copy = inRoot(".cache", `migrations-${process.pid}`);
	try {
		cpSync(migrationsFolder, copy, { recursive: true });
		const { file } = generateMigration(copy, "missing");
		return file === undefined ? "" : readFileSync(file, "utf8");
	} finally {
		rmSync(copy, { recursive: true, force: true });
	}
}
