import { readFileSync, statSync } from "node:fs";

/** The user and group of the operating system that a program runs as. */
export interface Account {
	readonly uid: number;
	readonly gid: number;
}

const candidates = ["postgres", "nobody"]; // cspell:disable-line

/**
 * The user who runs PostgreSQL, which refuses to run as root. For root: the owner of the existing database,
 * or else an unprivileged user of the machine. Undefined: the user of this process.
 */
export function databaseAccount(cluster: string): Account | undefined {
	if (process.getuid?.() !== 0) return undefined;
	const owner = statSync(cluster, { throwIfNoEntry: false });
	if (owner !== undefined && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
	const known = readFileSync("/etc/passwd", "utf8")
		.split("\n")
		.map((line) => line.split(":"));
	for (const name of candidates) {
		const [, , uid, gid] = known.find((fields) => fields[0] === name) ?? [];
		if (uid !== undefined && gid !== undefined) return { uid: Number(uid), gid: Number(gid) };
	}
	return { uid: 65_534, gid: 65_534 };
}
