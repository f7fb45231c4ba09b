import { readFileSync, statSync } from "node:fs";

/** The user and group of the operating system that a program runs as. */
export interface Account {
	readonly uid: number;
	readonly gid: number;
}

const candidates = ["postgres", "nobody"];

/**
 * Who runs PostgreSQL. It refuses to run as root: for root it is the owner of the database that is already there,
 * else an unprivileged user of the machine. Undefined: the user that runs this process.
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
