import { chmodSync, statSync } from "node:fs";
import { Refusal } from "../refusal.ts";
import type { DataFolder } from "./data-folder.ts";

/** The permissions that PostgreSQL refuses in its folder: any of others, and writing of the group. */
const refusedBits = 0o027;

const octal = (mode: number): string => (mode & 0o777).toString(8);

/**
 * Closes the database's folder to other users, as PostgreSQL demands: a bind mount, an archive or a network drive may have
 * opened it. Returns whether it was open.
 * @throws Refusal, with what to do, where the permissions or the owner cannot be changed
 */
export function closeToOthers({ cluster, account }: Pick<DataFolder, "cluster" | "account">): boolean {
	const before = statSync(cluster, { throwIfNoEntry: false });
	if (before === undefined || process.platform === "win32") return false;
	const user = account?.uid ?? process.getuid?.();
	if (user !== undefined && before.uid !== user) {
		throw new Refusal(
			`The database in ${cluster} belongs to user ${before.uid}, and the database runs as user ${user}: give it to that user with chown -R ${user} ${cluster}.`,
		);
	}
	if ((before.mode & refusedBits) === 0) return false;
	try {
		chmodSync(cluster, 0o700);
	} catch {
		// The mode below says whether it helped.
	}
	const { mode } = statSync(cluster);
	if ((mode & refusedBits) !== 0) {
		throw new Refusal(
			`Other users may open the database's folder ${cluster} (permissions ${octal(mode)}), which PostgreSQL refuses: run chmod 700 ${cluster}. If that changes nothing, its drive keeps no permissions: choose a folder of a local disk with DATA_DIR.`,
		);
	}
	return true;
}
