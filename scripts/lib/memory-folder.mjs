import { chmodSync, mkdtempSync, rmSync, statfsSync } from "node:fs";
import { freemem } from "node:os";

const inMemory = "/dev/shm";
const gigabyte = 1024 ** 3;

/**
 * Puts the temporary files of this process and its children into memory where the machine has enough of it: tests create
 * hundreds of databases, and waiting for a disk proves nothing. The folder is deleted when this process ends.
 */
export function workInMemory() {
	if (process.env.TMPDIR !== undefined || !hasRoom()) return;
	// A short name: the path of a socket is limited to about a hundred bytes.
	const folder = mkdtempSync(`${inMemory}/s-`);
	// Some tests run as another user.
	chmodSync(folder, 0o755);
	process.env.TMPDIR = folder;
	process.once("exit", () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
}

function hasRoom() {
	try {
		const { bavail, bsize } = statfsSync(inMemory);
		return bavail * bsize > 4 * gigabyte && freemem() > 6 * gigabyte;
	} catch {
		// This machine has no such folder.
		return false;
	}
}
