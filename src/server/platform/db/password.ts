import { randomBytes } from "node:crypto";
import { chmodSync, existsSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Refusal, systemCode } from "../refusal.ts";

/**
 * The password of the data folder's database: drawn once, stored in a file that only the server's user reads.
 * @throws Refusal where the file of an existing database is missing or malformed, or can't be written
 */
export function databasePassword(dataFolder: string, cluster: string): string {
	const file = join(dataFolder, "database-password");
	if (existsSync(file)) return readPassword(file);
	if (existsSync(cluster)) {
		throw new Refusal(
			`The file ${file} is missing, and the database can't be opened without it: put it back.`,
		);
	}
	const password = randomBytes(32).toString("hex");
	try {
		writeFileSync(`${file}.new`, password, { mode: 0o600, flush: true });
		renameSync(`${file}.new`, file);
	} catch (error) {
		throw new Refusal(
			`The file ${file} can't be written (${systemCode(error)}): make room for it, or choose another DATA_DIR.`,
		);
	}
	return password;
}

/** Closes the file to other users where a copy of the folder has opened it, and its drive can. */
function closeFile(file: string): void {
	if (process.platform === "win32" || (statSync(file).mode & 0o077) === 0) return;
	try {
		chmodSync(file, 0o600);
	} catch {
		// The database needs the password all the same.
	}
}

function readPassword(file: string): string {
	closeFile(file);
	const password = readFileSync(file, "utf8").trim();
	if (/^[\da-f]{64}$/.test(password)) return password;
	throw new Refusal(`The file ${file} does not hold the database's password any more: put it back.`);
}
