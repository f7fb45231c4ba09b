import { type ChildProcess, spawn } from "node:child_process";
import { closeSync, openSync, readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { Refusal } from "../refusal.ts";
import { spawnOptions } from "./cluster.ts";
import type { DataFolder } from "./data-folder.ts";
import type { Endpoint } from "./endpoint.ts";
import { isPostmasterOf, isRunning, readPostmasterFile } from "./postmaster-file.ts";

/** A running PostgreSQL of this server. */
export type Postmaster = Pick<ChildProcess, "pid" | "once" | "exitCode" | "signalCode">;

const maxLogLength = 5 * 1024 * 1024;

/** The timeout of each shutdown mode, in milliseconds, before the next and harder one. */
const patience: readonly [NodeJS.Signals, number][] = [
	["SIGINT", 15_000],
	["SIGQUIT", 5_000],
	["SIGKILL", 5_000],
];

/** Few processes, and a log that never holds personal data. */
const configuration = {
	max_connections: 40,
	shared_buffers: "32MB",
	io_method: "sync",
	max_parallel_workers_per_gather: 0,
	max_logical_replication_workers: 0,
	log_error_verbosity: "terse",
	log_min_error_statement: "panic",
	timezone: "UTC",
	log_timezone: "UTC",
};

/**
 * Starts PostgreSQL and waits until it accepts connections; crash recovery may take a while.
 * @throws Refusal with PostgreSQL's own message where it does not start
 */
export async function startPostmaster(
	native: string,
	folder: DataFolder,
	endpoint: Endpoint,
): Promise<Postmaster> {
	const settings = Object.entries({ ...configuration, ...endpoint.settings });
	const args = ["-D", folder.cluster, ...settings.flatMap(([name, value]) => ["-c", `${name}=${value}`])];
	const logFile = join(folder.path, "postgres.log");
	// A crashed database may still hold its memory for a moment when the next attempt follows.
	for (let tries = 1; ; tries += 1) {
		clearDead(folder, endpoint);
		const child = spawnLogged(join(native, "bin", "postgres"), args, logFile, folder);
		const before = statSync(logFile).size;
		const failure = await readyOrFailed(child, folder.cluster);
		if (failure === undefined) return child;
		const said = readFileSync(logFile, "utf8").slice(before).trim();
		if (!said.includes("pre-existing shared memory block") || tries === 50) {
			throw new Refusal(`The database could not be started (${failure}). It said: ${said.slice(-1_000)}`);
		}
		await pause(200);
	}
}

/**
 * Stops PostgreSQL, harder at each attempt. Resolves when it has ended.
 * @throws Refusal where it survives even the last
 */
export async function stopPostmaster(pid: number): Promise<void> {
	for (const [signal, milliseconds] of patience) {
		try {
			process.kill(pid, signal);
		} catch {
			if (!isRunning(pid)) return;
		}
		for (let waited = 0; waited < milliseconds; waited += 10) {
			if (!isRunning(pid)) return;
			await pause(10);
		}
	}
	throw new Refusal(`The database (process ${pid}) does not stop: end it, then start again.`);
}

/**
 * Clears the leftovers of a killed server: its orphaned PostgreSQL is shut down. Only for the holder of the
 * folder's lock, because an orphan looks like the database of a running server.
 * @returns The folder of the orphan's socket, if there was one.
 */
export async function stopOrphan({ cluster }: DataFolder): Promise<string | undefined> {
	const left = readPostmasterFile(cluster);
	if (left === undefined) return undefined;
	if (isPostmasterOf(left.pid, cluster)) await stopPostmaster(left.pid);
	return left.socketFolder;
}

/**
 * Deletes the files by which a dead PostgreSQL still claims its folder and socket. PostgreSQL does that
 * itself, except when its process id belongs to another program now or to a zombie.
 */
function clearDead({ cluster }: DataFolder, { host, port }: Endpoint): void {
	const left = readPostmasterFile(cluster);
	if (left !== undefined && isPostmasterOf(left.pid, cluster)) return;
	rmSync(join(cluster, "postmaster.pid"), { force: true });
	for (const end of ["", ".lock"]) rmSync(join(host, `.s.PGSQL.${port}${end}`), { force: true });
}

function spawnLogged(program: string, args: string[], logFile: string, folder: DataFolder): ChildProcess {
	const isLarge = (statSync(logFile, { throwIfNoEntry: false })?.size ?? 0) > maxLogLength;
	const log = openSync(logFile, isLarge ? "w" : "a", 0o600);
	// In its own process group, so that Ctrl+C reaches only the server, which stops the database after the
	// last request.
	const options = { ...spawnOptions(folder.account), detached: true, stdio: ["ignore", log, log] as const };
	const child = spawn(program, args, { ...options, stdio: [...options.stdio] });
	closeSync(log);
	return child;
}

async function readyOrFailed(child: ChildProcess, cluster: string): Promise<string | undefined> {
	let failure: string | undefined;
	child.once("error", (error) => {
		failure = error.message;
	});
	child.once("exit", (code, signal) => {
		failure = signal ?? `exit code ${code}`;
	});
	for (;;) {
		if (failure !== undefined) return failure;
		const file = readPostmasterFile(cluster);
		if (file?.pid === child.pid && file?.isReady) return undefined;
		await pause(10);
	}
}
