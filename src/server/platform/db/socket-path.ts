import { openSync } from "node:fs";
import { join } from "node:path";
import { Refusal } from "../refusal.ts";

/** The maximum length of a socket's address: 107 bytes on Linux, 103 on macOS. */
const longest = 103;

/** Whether a socket can be bound at this path. */
export const fitsSocket = (path: string): boolean => Buffer.byteLength(path) <= longest;

/**
 * A short path to a socket of this process, however long its folder's path is: on Linux through the open
 * folder, which stays open until the process ends.
 * @throws Refusal where the path is too long and the system has no such way
 */
export function socketPath(folder: string, name: string): string {
	const plain = join(folder, name);
	if (fitsSocket(plain)) return plain;
	if (process.platform !== "linux") {
		throw new Refusal(
			`The path of the data folder ${folder} is too long: choose a shorter one with DATA_DIR.`,
		);
	}
	const open = openFolders.get(folder) ?? openSync(folder, "r");
	openFolders.set(folder, open);
	return `/proc/self/fd/${open}/${name}`;
}

const openFolders = new Map<string, number>();
