import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { inRoot } from "./paths.mjs";

const file = inRoot(".cache", "setup.lock");

/**
 * Runs `work` while no other start, demo or test of this folder installs or builds.
 * The lock names its process: one left by a process that no longer runs is taken over.
 */
export async function withSetupLock(work) {
	mkdirSync(inRoot(".cache"), { recursive: true });
	const mine = identity(process.pid);
	let told = false;
	while (!take(mine)) {
		const holder = read(file);
		if (holder !== undefined && !isHeld(holder)) discard(holder);
		else {
			if (!told) console.log("Waiting for another start of Spectra to finish its set-up …");
			told = true;
			await pause(200);
		}
	}
	try {
		return await work();
	} finally {
		rmSync(file, { force: true });
	}
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

/** Removes a dead holder's lock, and puts it back if somebody else's was caught instead. */
function discard(holder) {
	const aside = `${file}.${process.pid}`;
	try {
		renameSync(file, aside);
		if (read(aside) !== holder) linkSync(aside, file);
	} catch {
		// Another process was faster; the caller looks again.
	}
	rmSync(aside, { force: true });
}

function isHeld(holder) {
	// An empty lock is being written just now, unless it stays empty.
	if (holder === "") return Date.now() - statSync(file, { throwIfNoEntry: false })?.mtimeMs < 5_000;
	return identity(Number(holder.split(" ")[0])) === holder;
}

/** A process, told apart from a later one with the same number by its start time where that is known. */
function identity(pid) {
	try {
		process.kill(pid, 0);
	} catch (error) {
		if (error.code !== "EPERM") return undefined;
	}
	const stat = read(`/proc/${pid}/stat`);
	return `${pid} ${stat?.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? "running"}`;
}

function read(path) {
	try {
		return readFileSync(path, "utf8");
	} catch {
		return undefined;
	}
}
