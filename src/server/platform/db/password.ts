import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Refusal } from "../refusal.ts";

/** The password of the data folder's database: drawn once, kept in a file that only the server's user reads. */
export function databasePassword(dataFolder: string, cluster: string): string {
	const file = join(dataFolder, "database-password");
	if (existsSync(file)) return readFileSync(file, "utf8").trim();
	if (existsSync(cluster)) {
		throw new Refusal(
			`The file ${file} is missing, and the database can't be opened without it: put it back.`,
		);
	}
	const password = randomBytes(32).toString("hex");
	writeFileSync(`${file}.new`, password, { mode: 0o600, flush: true });
	renameSync(`${file}.new`, file);
	return password;
}
