import { execFileSync } from "node:child_process";
import { readFileSync, readlinkSync } from "node:fs";
import { join } from "node:path";

/** The data of a running PostgreSQL in its folder. */
export interface PostmasterFile {
	readonly pid: number;
	readonly port: number;
	/** Empty where it listens on a port only. */
	readonly socketFolder: string;
	readonly isReady: boolean;
}

/** The file `postmaster.pid` of a database folder; undefined when it is missing, or being written. */
export function readPostmasterFile(cluster: string): PostmasterFile | undefined {
	const text = readText(join(cluster, "postmaster.pid"));
	const lines = (text ?? "").split("\n").map((line) => line.trim());
	const pid = Number(lines[0]);
	if (!Number.isInteger(pid) || pid <= 0) return undefined;
	return { pid, port: Number(lines[3]), socketFolder: lines[4] ?? "", isReady: lines[7] === "ready" };
}

/** Whether a process runs. A zombie does not count. */
export function isRunning(pid: number): boolean {
	try {
		process.kill(pid, 0);
	} catch (error) {
		if (!(error instanceof Error && "code" in error && error.code === "EPERM")) return false;
	}
	const status = readText(`/proc/${pid}/stat`);
	return status === undefined || status.charAt(status.lastIndexOf(")") + 2) !== "Z";
}

/**
 * Whether a running process is the PostgreSQL of this folder, and not another program that reuses the id of a
 * dead one.
 */
export function isPostmasterOf(pid: number, cluster: string): boolean {
	if (!isRunning(pid)) return false;
	try {
		if (process.platform === "linux") return readlinkSync(`/proc/${pid}/cwd`) === cluster;
		if (process.platform === "win32") return true;
		return execFileSync("ps", ["-p", String(pid), "-o", "command="], { encoding: "utf8" }).includes(
			"postgres",
		);
	} catch {
		return false;
	}
}

function readText(path: string): string | undefined {
	try {
		return readFileSync(path, "utf8");
	} catch {
		return undefined;
	}
}
