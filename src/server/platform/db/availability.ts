import { setTimeout as pause } from "node:timers/promises";
import { Client } from "pg";
import type { Log } from "../log.ts";
import { isDatabaseUnreachable, reasonOf } from "./failure.ts";
import type { Hosts } from "./hosts.ts";
import { leave } from "./leave.ts";
import { isCompatible, newestMigration } from "./migrate.ts";

/** Whether the database can be used, watched over a connection of its own. */
export interface Availability {
	/** Whether the database answers, is writable, and has a schema that this version works with. Never rejects. */
	readonly check: () => Promise<boolean>;
	/** Whether the last check found no database at all: then nothing should wait for it. */
	readonly isAway: () => boolean;
	/** How often the database was lost. */
	readonly losses: () => number;
	readonly stop: () => Promise<void>;
}

interface Watching {
	readonly hosts: Hosts;
	readonly log: Pick<Log, "warn" | "info">;
	/** The database was lost, or another host is the primary now: open connections lead nowhere. */
	readonly onLost: () => void;
}

const checkEveryMs = 1_000;
/** A silent host is noticed after the first limit; the second attempt on a new connection has more time. */
const answerWithinMs = [2_000, 3_000] as const;

async function readState(client: Client): Promise<{ isWritable: boolean; isUsable: boolean }> {
	const { rows } = await client.query<{ isWritable: boolean; newest: string | null; oldest: string }>(
		`SELECT NOT current_setting('transaction_read_only')::boolean AS "isWritable",
			(SELECT max(created_at) FROM drizzle.__drizzle_migrations) AS "newest",
			oldest_migration_ms AS "oldest"
		FROM installation`,
	);
	const [row] = rows;
	if (row === undefined) return { isWritable: false, isUsable: false };
	const schema = { newest: Number(row.newest), oldest: Number(row.oldest) };
	return { isWritable: row.isWritable, isUsable: isCompatible(await newestMigration(), schema) };
}

/** Watches the database until it is stopped: every second, and at each `check`. */
export function watchAvailability({ hosts, log, onLost }: Watching): Availability {
	let client: Client | undefined;
	let away = false;
	let losses = 0;
	let isStopped = false;

	const close = async () => {
		const closing = client;
		client = undefined;
		if (closing !== undefined) await leave(closing);
	};

	const ask = async (withinMs: number) => {
		if (client === undefined) {
			const opened = new Client({
				...hosts.current(),
				connectionTimeoutMillis: withinMs,
				query_timeout: withinMs,
				keepAlive: true,
			});
			opened.on("error", () => {});
			client = opened;
			await opened.connect();
		}
		return readState(client);
	};

	const noteAway = (error: unknown) => {
		if (!away) {
			log.warn("the database does not answer", { reason: reasonOf(error) });
			losses += 1;
			onLost();
		}
		away = true;
	};
	const notePresent = () => {
		if (away) log.info("the database answers again");
		away = false;
	};

	/** True or false for an answer; the error when there is none. */
	const attempt = async (withinMs: number): Promise<boolean | { readonly error: unknown }> => {
		try {
			const { isWritable, isUsable } = await ask(withinMs);
			if (isWritable) return isUsable;
			await close();
			return { error: new Error("read-only") };
		} catch (error) {
			void close();
			return { error };
		}
	};

	const checkNow = async (): Promise<boolean> => {
		let answer = await attempt(answerWithinMs[0]);
		if (typeof answer !== "boolean") {
			const before = hosts.current();
			await hosts.find();
			if (hosts.current() !== before) {
				log.warn("another host of the database is the primary now");
				losses += 1;
				onLost();
			}
			answer = await attempt(answerWithinMs[1]);
		}
		if (isStopped) return false;
		if (typeof answer !== "boolean" && isDatabaseUnreachable(answer.error)) noteAway(answer.error);
		else notePresent();
		return answer === true;
	};

	let checking: Promise<boolean> | undefined;
	/** Concurrent calls share one query. */
	const check = (): Promise<boolean> => {
		checking ??= checkNow().finally(() => {
			checking = undefined;
		});
		return checking;
	};
	const timer = setInterval(() => void check(), checkEveryMs).unref();

	return {
		check,
		isAway: () => away,
		losses: () => losses,
		stop: async () => {
			isStopped = true;
			clearInterval(timer);
			await close();
		},
	};
}

/** Resolves to false when the check takes longer than `timeoutMs`. */
export async function checkWithin(
	{ check }: Pick<Availability, "check">,
	timeoutMs: number,
): Promise<boolean> {
	const late = new AbortController();
	const timeout = pause(timeoutMs, false, { signal: late.signal, ref: false }).catch(() => false);
	const ready = await Promise.race([check(), timeout]);
	late.abort();
	return ready;
}
