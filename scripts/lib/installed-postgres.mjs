import { existsSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { findProgram } from "./paths.mjs";

const debian = "/usr/lib/postgresql";

/**
 * The folder of the programs of a PostgreSQL that this machine's own package manager installed, the newest; undefined
 * when there is none. Debian keeps them out of PATH.
 */
export function installedPostgres() {
	const versions = existsSync(debian)
		? readdirSync(debian).sort((one, other) => Number(other) - Number(one))
		: [];
	const folders = versions.map((version) => join(debian, version, "bin"));
	const inPath = findProgram("initdb");
	if (inPath !== undefined) folders.push(dirname(inPath));
	return folders.find((folder) => ["initdb", "postgres"].every((name) => existsSync(join(folder, name))));
}
