import { Client } from "pg";
import { minuteMs } from "#domain/shared/units.ts";
import type { Log } from "../log.ts";
import { drizzle } from "./drizzle.ts";
import { failureCode, isDatabaseUnreachable, reasonOf } from "./failure.ts";
import type { Hosts } from "./hosts.ts";
import { type OpenPool, openPool, type PoolSettings } from "./pool.ts";
import type { Queries } from "./queries.ts";
import { identityOf, lacksOptions, positionOf } from "./replica-facts.ts";

/** Whether reads use the replica, as an operator sees it. */
export interface ReplicaState {
	readonly isUsed: boolean;
	/** How far behind the primary it is at most, in milliseconds; infinite while that is not known. */
	readonly behindMs: number;
	/** How many reads the primary answered in its place since the start. */
	readonly fallbacks: number;
}

/** A replica of the database, beside the primary. */
export interface Replica {
	/** See `Database.readFromReplica`. */
	readonly read: <Value>(work: (queries: Queries) => Promise<Value>) => Promise<Value>;
	readonly state: () => ReplicaState;
	/** The address has changed: connections to the former hosts are closed. */
	readonly reopen: () => void;
	readonly stop: () => Promise<void>;
}

interface Watching {
	/** The hosts, of which a standby is used. Their connections are read-only. */
	readonly hosts: Hosts;
	readonly pool: Omit<PoolSettings, "isPooled">;
	readonly primary: {
		readonly queries: () => Queries;
		readonly run: (text: string) => Promise<{ rows: unknown[] }>;
	};
	readonly log: Pick<Log, "info" | "warn">;
}

const checkEveryMs = 1_000;
const answerWithinMs = 2_000;
/** A replica that is further behind is not read. */
export const maxBehindMs = 3_000;
/** How long positions of the primary are remembered. */
const rememberedMs = minuteMs;

/** The replica's own failures, after which the primary is asked: it left, is full, or stops a read that replay waits for. */
const isOfReplica = (error: unknown): boolean => {
	const code = failureCode(error) ?? "";
	// A statement that takes too long, or writes, is no failure of the replica.
	if (code === "57014" || code === "25006") return false;
	return isDatabaseUnreachable(error) || code === "40001" || /^(08|53|57)/.test(code);
};

/**
 * Uses a replica for reads until it is stopped. Every second it notes where the primary is, and up to where the replica has
 * followed: so each read is of a state that the primary had `maxBehindMs` ago, or later.
 */
export function watchReplica({ hosts, pool: settings, primary, log }: Watching): Replica {
	let client: Client | undefined;
	let opened: (OpenPool & { readonly queries: Queries }) | undefined;
	/** Positions of the primary, the latest first. */
	let positions: readonly { readonly position: bigint; readonly at: number }[] = [];
	/** The replica has everything that the primary had at this moment. */
	let freshAt = Number.NEGATIVE_INFINITY;
	let fallbacks = 0;
	/** Why the replica is not used, as the log has it; undefined while it is used. */
	let reported: string | undefined = "it was not asked yet";
	let isStopped = false;

	const behindMs = () => performance.now() - freshAt;
	const usable = () => (behindMs() <= maxBehindMs ? opened : undefined);

	const close = () => {
		const closing = [client, opened?.pool];
		opened?.breakAll();
		client = undefined;
		opened = undefined;
		// Another host may have followed less far.
		freshAt = Number.NEGATIVE_INFINITY;
		return Promise.all(closing.map((one) => one?.end().catch(() => {})));
	};

	const connect = async (): Promise<Client> => {
		const limits = { connectionTimeoutMillis: answerWithinMs, query_timeout: answerWithinMs };
		const connecting = new Client({ ...hosts.current(), ...limits, keepAlive: true });
		connecting.on("error", () => {});
		client = connecting;
		await connecting.connect();
		if (await lacksOptions(connecting)) throw new Error("it is behind a pooler, which drops read-only mode");
		const [own, expected] = await Promise.all([identityOf(connecting), identityOf({ query: primary.run })]);
		if (own !== expected) throw new Error("it belongs to another database");
		return connecting;
	};

	/** Notes where the primary is; false when it does not answer. After a failover it may be where it was before. */
	const notePrimary = async (): Promise<boolean> => {
		const at = performance.now();
		const ahead = await positionOf({ query: primary.run }).catch(() => undefined);
		if (ahead === undefined || ahead.isReplica) return false;
		const { position } = ahead;
		const known = positions.filter((one) => one.at > at - rememberedMs && one.position <= position);
		positions = [{ position, at }, ...known];
		return true;
	};

	/** Notes how far the replica has followed. Rejects when it can't be used. */
	const noteReplica = async () => {
		const { isReplica, position } = await positionOf(client ?? (await connect()));
		if (!isReplica) throw new Error("it is no standby");
		freshAt = positions.find((one) => one.position <= position)?.at ?? freshAt;
		if (opened === undefined) {
			const connection = { ...hosts.current(), connectionTimeoutMillis: answerWithinMs };
			const open = openPool(connection, { ...settings, isPooled: false }, log);
			opened = { ...open, queries: drizzle({ client: open.pool }) };
		}
	};

	const report = (reason: string | undefined) => {
		if (reason === reported) return;
		if (reason === undefined) log.info("reads use the replica");
		else log.warn("reads use the primary in place of the replica", { reason });
		reported = reason;
	};

	const check = async () => {
		if (!(await notePrimary())) return;
		try {
			await noteReplica();
			const isKnown = (positions.at(-1)?.at ?? 0) < performance.now() - maxBehindMs;
			if (usable() !== undefined) report(undefined);
			else if (isKnown && !isStopped) report("it is too far behind");
		} catch (error) {
			void close();
			if (isStopped) return;
			report(sayWhy(error));
			await hosts.find();
		}
	};
	let isChecking = false;
	const checkOnce = async () => {
		if (isChecking) return;
		isChecking = true;
		await check();
		isChecking = false;
	};
	const timer = setInterval(() => void checkOnce(), checkEveryMs).unref();

	return {
		read: async (work) => {
			const replica = usable();
			if (replica !== undefined) {
				try {
					return await work(replica.queries);
				} catch (error) {
					if (!isOfReplica(error)) throw error;
				}
			}
			fallbacks += 1;
			return work(primary.queries());
		},
		state: () => ({ isUsed: usable() !== undefined, behindMs: behindMs(), fallbacks }),
		reopen: () => void close(),
		stop: async () => {
			isStopped = true;
			clearInterval(timer);
			await close();
		},
	};
}

const sayWhy = (error: unknown): string =>
	error instanceof Error && failureCode(error) === undefined ? error.message : reasonOf(error);
