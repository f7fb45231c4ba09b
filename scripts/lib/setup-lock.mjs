import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { inRoot } from "./paths.mjs";
import { endGroup, run } from "./run.mjs";

const file = inRoot(".cache", "setup.lock");
/** The program that the lock holder runs. It survives when the holder is killed, and would continue writing. */
const programFile = inRoot(".cache", "setup.program");

/**
 * Runs `work` while no other start, demo or test of this folder installs or builds. The lock names its process; a lock
 * whose process has ended is taken over.
 */
export async function withSetupLock(work) {
	mkdirSync(inRoot(".cache"), { recursive: true });
	const mine = identity(process.pid);
	let isReported = false;
	while (!take(mine)) {
		const holder = read(file);
		if (holder !== undefined && !isHeld(holder)) {
			endProgram();
			discard(holder);
		} else {
			if (!isReported) console.log("Waiting for another start of Spectra to finish its set-up …");
			isReported = true;
			await pause(200);
		}
	}
	try {
		return await work();
	} finally {
		rmSync(programFile, { force: true });
		rmSync(file, { force: true });
	}
}

/** Runs one set-up program under the lock and returns its output; two never run at once. */
export function runLocked(command, args, options) {
	const detached = process.platform !== "win32";
	const started = (pid) => writeFileSync(programFile, identity(pid) ?? "");
	return run(command, args, { ...options, quiet: true, detached, started });
}

function endProgram() {
	const program = read(programFile) ?? "";
	const pid = Number(program.split(" ")[0]);
	if (pid > 0 && identity(pid) === program) endGroup(process.platform === "win32" ? pid : -pid, "SIGKILL");
	rmSync(programFile, { force: true });
}

function take(mine) {
	try {
		writeFileSync(file, mine, { flag: "wx" });
		return true;
	} catch (error) {
		if (error.code === "EEXIST") return false;
		throw error;
	}
}

/** Removes a dead holder's lock; puts it back if it belongs to another process by now. */
function discard(holder) {
	const aside = `${file}.${process.pid}`;
	try {
		renameSync(file, aside);
		if (read(aside) !== holder) linkSync(aside, file);
	} catch {
		// Another process was faster; the caller tries again.
	}
	rmSync(aside, { force: true });
}

function isHeld(holder) {
	// An empty lock is just being written, unless it remains empty.
	if (holder === "") return Date.now() - statSync(file, { throwIfNoEntry: false })?.mtimeMs < 5_000;
	return identity(Number(holder.split(" ")[0])) === holder;
}

/** Identifies a process; its start time distinguishes it from a later one with the same id, where the system has it. */
function identity(pid) {
	try {
		process.kill(pid, 0);
	} catch (error) {
		if (error.code !== "EPERM") return undefined;
	}
	const stat = read(`/proc/${pid}/stat`);
	const fields = stat?.slice(stat.lastIndexOf(")") + 2).split(" ");
	// A process that ended, but whose parent did not read its exit code, is still listed as "Z".
	return fields?.[0] === "Z" ? undefined : `${pid} ${fields?.[19] ?? "running"}`;
}

function read(path) {
	try {
		return readFileSync(path, "utf8");
	} catch {
		return undefined;
	}
}
