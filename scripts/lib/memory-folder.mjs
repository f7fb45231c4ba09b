import { chmodSync, mkdtempSync, rmSync, statfsSync } from "node:fs";
import { freemem } from "node:os";

const inMemory = "/dev/shm";
const gigabyte = 1024 ** 3;

/**
 * Lets everything temporary of this process and its children lie in memory, where the machine has a folder for that with
 * room enough: tests make hundreds of databases, and waiting for a disk proves nothing. Gone when this process ends.
 */
export function workInMemory() {
	if (process.env.TMPDIR !== undefined || !hasRoom()) return;
	// A short name: the way to a socket has little room.
	const folder = mkdtempSync(`${inMemory}/s-`);
	// Some tests act as another user.
	chmodSync(folder, 0o755);
	process.env.TMPDIR = folder;
	process.once("exit", () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
}

function hasRoom() {
	try {
		const { bavail, bsize } = statfsSync(inMemory);
		return bavail * bsize > 4 * gigabyte && freemem() > 6 * gigabyte;
	} catch {
		// No such folder on this machine.
		return false;
	}
}
