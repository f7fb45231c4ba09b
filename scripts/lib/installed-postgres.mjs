import { existsSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { findProgram } from "./paths.mjs";

const debian = "/usr/lib/postgresql";

/**
 * The program folder of the newest PostgreSQL from this machine's packages, or undefined. Debian keeps it out of PATH.
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
