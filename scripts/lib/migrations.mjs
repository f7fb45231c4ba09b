import { cpSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { inRoot, root } from "./paths.mjs";
import { runTool } from "./run-tool.mjs";

/** Where the migrations are: SQL files in their order, with a snapshot of the tables after each in `meta`. */
export const migrationsFolder = inRoot("src", "server", "platform", "db", "migrations");
const schema = "./src/server/platform/db/schema/*.ts";

const sqlFiles = (folder) => readdirSync(folder).filter((file) => file.endsWith(".sql"));

/**
 * Compares the tables in code with the last snapshot and writes what brings a database from there to here.
 * @param {string} folder the migrations to continue
 * @param {string} name what the change does, in kebab-case
 * @returns {{ file: string | undefined, output: string }} the new file's path; undefined when nothing differs
 * @throws when the tables can't be read, or a rename has to be told from a drop and an addition
 */
export function generateMigration(folder, name) {
	const before = new Set(sqlFiles(folder));
	const { status, output } = runTool("drizzle-kit", [
		"generate",
		"--dialect=postgresql",
		`--schema=${schema}`,
		// It takes every path for one that starts where it runs.
		`--out=${relative(root, folder)}`,
		`--name=${name.replaceAll("-", "_")}`,
	]);
	const added = sqlFiles(folder).find((file) => !before.has(file));
	// It ends with 0 even when it asked for an answer that nobody could give.
	if (status !== 0 || (added === undefined && !output.includes("No schema changes"))) throw new Error(output);
	return { file: added === undefined ? undefined : join(folder, added), output };
}

/**
 * The statements by which the tables in code differ from the migrations; "" when they agree.
 * Works on a copy: nothing in the repository changes.
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
