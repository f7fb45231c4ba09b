import { statSync } from "node:fs";
import { dirname } from "node:path";
import type { Account } from "./account.ts";

/** Permission bits: to read a file, and to enter a folder or run a program. */
export const read = 4;
/** The bit of a folder's mode that lets others pass through it. */
export const enter = 1;

interface Mode {
	readonly uid: number;
	readonly gid: number;
	readonly mode: number;
}

/** Whether the permission bits of one file or folder grant all of `wanted` to an account. */
export function grants(entry: Mode, account: Account, wanted: number): boolean {
	if (entry.uid === account.uid) return ((entry.mode >> 6) & wanted) === wanted;
	if (entry.gid === account.gid) return ((entry.mode >> 3) & wanted) === wanted;
	return (entry.mode & wanted) === wanted;
}

/**
 * Whether an account has `wanted` on a path and may enter every folder above it. For a missing path the
 * existing folders above it decide.
 */
export function canAccess(path: string, account: Account, wanted: number): boolean {
	const entry = statSync(path, { throwIfNoEntry: false });
	const granted = entry === undefined || grants(entry, account, wanted);
	const parent = dirname(path);
	return granted && (parent === path || canAccess(parent, account, enter));
}
