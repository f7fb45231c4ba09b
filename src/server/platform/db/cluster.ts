import { type SpawnOptions, spawn } from "node:child_process";
import {
	chownSync,
	closeSync,
	existsSync,
	fsyncSync,
	mkdirSync,
	mkdtempSync,
	openSync,
	readdirSync,
	readFileSync,
	renameSync,
	rmSync,
	writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { Refusal } from "../refusal.ts";
import type { Account } from "./account.ts";
import type { DataFolder } from "./data-folder.ts";

/** The database and its owner's name. The owner is no superuser; `postgres` is, with the same password. */
export const databaseName = "spectra";

const major = "18";

/** Each start that creates the database's files does so in a folder of its own. */
const unfinishedPrefix = "postgres-unfinished-";

/**
 * Options of PostgreSQL's programs: they run as the database's user, in a folder that every user may enter.
 */
export const spawnOptions = (account: Account | undefined): SpawnOptions => ({
	cwd: process.platform === "win32" ? undefined : "/",
	env: { LC_ALL: "C", TZ: "UTC", PATH: process.env.PATH },
	...account,
});

/** The arguments of `initdb`: a superuser `postgres` with the password in a file, and UTF-8 throughout. */
export const initArguments = (data: string, passwordFile: string): string[] => [
	"-D",
	data,
	"-U",
	"postgres",
	"-A",
	"scram-sha-256",
	`--pwfile=${passwordFile}`,
	"-E",
	"UTF8",
];

/** The arguments of a single-user `postgres`, which runs the statements of its input until one fails. */
export const singleArguments = (data: string): string[] => [
	"--single",
	"-c",
	"exit_on_error=true",
	"-D",
	data,
	"postgres",
];

/**
 * Creates the database's files when there are none. They are created in a folder beside and moved into place
 * when complete, so that a killed start is simply repeated.
 */
export async function ensureCluster(native: string, folder: DataFolder, password: string): Promise<void> {
	const { cluster, account } = folder;
	if (existsSync(cluster)) return checkVersion(cluster);
	clearUnfinished(folder.path);
	const unfinished = mkdtempSync(join(folder.path, unfinishedPrefix));
	ownedFolder(unfinished, account);
	const data = join(unfinished, "data");
	const passwordFile = join(unfinished, "password");
	writeFileSync(passwordFile, password, { mode: 0o600 });
	if (account !== undefined) chownSync(passwordFile, account.uid, account.gid);
	const locale = ["--no-locale", "--locale-provider=builtin", "--builtin-locale=C.UTF-8"];
	await runProgram(
		join(native, "bin", "initdb"),
		[...initArguments(data, passwordFile), ...locale, "--no-instructions"],
		account,
	);
	const statements = `CREATE ROLE ${databaseName} LOGIN PASSWORD '${password}';\nCREATE DATABASE ${databaseName} OWNER ${databaseName};\n`;
	await runProgram(join(native, "bin", "postgres"), singleArguments(data), account, statements);
	renameSync(data, cluster);
	syncFolder(folder.path);
	clearUnfinished(folder.path);
}

/**
 * Deletes the leftovers of killed starts. Their `initdb` may go on writing for a moment: then a part stays
 * until the next start.
 */
function clearUnfinished(path: string): void {
	for (const name of readdirSync(path).filter((entry) => entry.startsWith(unfinishedPrefix))) {
		try {
			rmSync(join(path, name), { recursive: true, force: true });
		} catch {
			// Still being written.
		}
	}
}

/** Creates a folder that only the database's user may enter, unless it exists. */
export function ownedFolder(path: string, account: Account | undefined): void {
	mkdirSync(path, { mode: 0o700, recursive: true });
	if (account !== undefined) chownSync(path, account.uid, account.gid);
}

/** Flushes a rename in a folder, so that it survives a power loss. */
export function syncFolder(path: string): void {
	if (process.platform === "win32") return;
	const open = openSync(path, "r");
	fsyncSync(open);
	closeSync(open);
}

function checkVersion(cluster: string): void {
	const file = join(cluster, "PG_VERSION");
	const version = existsSync(file) ? readFileSync(file, "utf8").trim() : "unknown";
	if (version === major) return;
	throw new Refusal(
		`The data in ${cluster} is of PostgreSQL ${version}, and this version of Spectra brings ${major}: move it with npm run backup and npm run restore as docs/operations.md says, or choose another folder with DATA_DIR.`,
	);
}

function runProgram(
	program: string,
	args: string[],
	account: Account | undefined,
	input = "",
): Promise<void> {
	return new Promise((resolve, reject) => {
		const child = spawn(program, args, { ...spawnOptions(account), stdio: ["pipe", "pipe", "pipe"] });
		let output = "";
		for (const stream of [child.stdout, child.stderr]) {
			stream?.setEncoding("utf8").on("data", (text: string) => {
				output = (output + text).slice(-2_000);
			});
		}
		child.stdin?.on("error", () => {});
		child.stdin?.end(input);
		child.once("error", (error) => reject(new Refusal(`${program} could not be started: ${error.message}.`)));
		child.once("close", (code) => {
			if (code === 0) resolve();
			else reject(new Refusal(`The database could not be made. ${program} said: ${output.trim()}`));
		});
	});
}
