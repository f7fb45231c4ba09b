import { EventEmitter } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import type { Log } from "../log.ts";
import { type Availability, checkWithin, watchAvailability } from "./availability.ts";
import { drizzle } from "./drizzle.ts";
import { startEmbedded } from "./embedded.ts";
import { DatabaseAway } from "./failure.ts";
import { createHosts, type Hosts, hostsOf } from "./hosts.ts";
import { keepListening } from "./listener.ts";
import type { MigrateMode } from "./migrate.ts";
import { migrateAtStart } from "./migrate-at-start.ts";
import { asOneRequest, defaultPatience, type Patience } from "./patience.ts";
import type { OpenPool } from "./pool.ts";
import { inTransaction, type Queries, type Transaction } from "./queries.ts";
import { renewAddresses } from "./renew-address.ts";
import { createReplaceablePool } from "./replaceable-pool.ts";
import { type Replica, type ReplicaState, watchReplica } from "./replica.ts";
import { readOnlyOptions } from "./replica-facts.ts";
import { setLocalLimits } from "./time-limits.ts";

/** The database to use, and the folder of an embedded one. */
export interface DatabaseSettings {
	/** Undefined: this server runs PostgreSQL in its data folder. */
	readonly databaseUrl: string | undefined;
	/**
	 * The address of PostgreSQL itself where `databaseUrl` is that of a pooler: migrations and notifications go there.
	 */
	readonly directUrl?: string | undefined;
	/** The address of a replica, for reads that may be a few seconds old. */
	readonly readUrl?: string | undefined;
	/** Reads the addresses again, where they may change while the server runs. */
	readonly latest?: (() => Pick<DatabaseSettings, "databaseUrl" | "directUrl" | "readUrl">) | undefined;
	readonly dataDirectory: string | undefined;
	readonly repository: string;
	/** Whether statements are prepared. By default they are, except through a pooler. */
	readonly prepares?: boolean | undefined;
	/** Whether a start migrates; it does by default. */
	readonly migrate?: MigrateMode | undefined;
	/** The maximum number of connections; the default is sixteen. */
	readonly connections?: number | undefined;
	/** How long requests wait for the database; by default less than ten seconds. */
	readonly patience?: Patience | undefined;
}

/** A channel that is listened to. */
export interface Listener {
	/** Whether notifications arrive: false while the connection is lost, and where the database sends none. */
	readonly isReceiving: () => boolean;
}

/** The database: queries, transactions, and readiness. */
export interface Database {
	/**
	 * Resolves when the database answers and is migrated to this version. Retries while the database can't be
	 * reached.
	 * @throws Refusal for a permanent error, such as a wrong password
	 */
	readonly start: () => Promise<void>;
	/** Whether the database answers within three seconds. Never rejects. */
	readonly isReady: () => Promise<boolean>;
	/**
	 * Queries outside a transaction.
	 * @throws DatabaseAway before the first successful start
	 */
	readonly queries: () => Queries;
	/**
	 * Reads on the replica, or on the primary where there is no replica, or none that is at most three seconds behind. For what
	 * strangers have written: a reader who comes right after an own write would miss it. `read` must not write: a replica refuses
	 * it. It is run again on the primary when the replica fails.
	 */
	readonly readFromReplica: <Value>(read: (queries: Queries) => Promise<Value>) => Promise<Value>;
	/** See `inTransaction`. */
	readonly transaction: <Value>(work: (transaction: Transaction) => Promise<Value>) => Promise<Value>;
	/**
	 * Runs the work of one request, whose waits for the database are limited in all.
	 * @throws DatabaseAway when it takes too long
	 */
	readonly asOneRequest: <Value>(work: () => Promise<Value>) => Promise<Value>;
	/** Runs SQL with its values, for libraries that bring their own. */
	readonly run: (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>;
	/**
	 * Receives every notification on a channel until the database is stopped, over a dedicated connection
	 * that reconnects. Null: the connection was lost, and notifications may be missing.
	 */
	readonly listen: (channel: string, hear: (payload: string | null) => void) => Listener;
	/** The connections of the pool, and the requests that wait for one. */
	readonly connectionCounts: () => Readonly<Record<"idle" | "busy" | "waiting", number>>;
	/** How often the database was lost since the start. */
	readonly losses: () => number;
	/** Whether notifications arrive on every channel; undefined before the first is listened to. */
	readonly isListening: () => boolean | undefined;
	/** Whether reads use the replica; undefined where none is set. */
	readonly replicaState: () => ReplicaState | undefined;
	/** Closes connections and, if this server runs PostgreSQL, stops it. */
	readonly stop: () => Promise<void>;
}

/** Settings of every connection to a host. */
const common = { connectionTimeoutMillis: 5_000, application_name: "spectra" };
const readyTimeoutMs = 3_000;
const closeTimeoutMs = 2_000;

/** The primary of a database, by its pooler if there is one, and directly. */
interface Reached {
	readonly pooled: Hosts;
	readonly direct: Hosts;
}

/** The server's database. Nothing happens before `start`. */
export function createDatabase(settings: DatabaseSettings, log: Log): Database {
	const isPooled = settings.directUrl !== undefined;
	const prepares = settings.prepares ?? !isPooled;
	const begin = isPooled ? `BEGIN; ${setLocalLimits}` : "BEGIN";
	const { connections, patience } = settings;
	const pool = createReplaceablePool({ connections, isPooled, prepares, patience }, log);
	const listeners: Listener[] = [];
	let queries: Queries | undefined;
	let availability: Availability | undefined;
	let replica: Replica | undefined;
	let stopEmbedded = async () => {};
	const stopping = new AbortController();
	const events = new EventEmitter().setMaxListeners(0);
	let resolveReached = (_reached: Reached) => {};
	const reached = new Promise<Reached>((resolve) => {
		resolveReached = resolve;
	});

	const reach = async (): Promise<Reached> => {
		const { databaseUrl, directUrl, latest = () => settings } = settings;
		if (databaseUrl !== undefined) {
			const pooled = hostsOf(() => latest().databaseUrl ?? databaseUrl, common);
			if (directUrl === undefined) return { pooled, direct: pooled };
			return { pooled, direct: hostsOf(() => latest().directUrl ?? directUrl, common) };
		}
		const embedded = await startEmbedded(settings.dataDirectory, settings.repository, log);
		stopEmbedded = embedded.stop;
		const hosts = createHosts(() => [{ ...common, ...embedded.connection }]);
		return { pooled: hosts, direct: hosts };
	};

	/** Only beside a primary with an address of its own: the embedded database has no replica. */
	const watchReplicaOf = async (readUrl: string) => {
		const readAddress = () => settings.latest?.().readUrl ?? readUrl;
		const hosts = hostsOf(readAddress, { ...common, ...readOnlyOptions }, "standby");
		await hosts.find();
		if (stopping.signal.aborted) return;
		const watched = watchReplica({
			hosts,
			log,
			pool: { connections: settings.connections, prepares },
			primary: { queries: handle, run },
		});
		replica = watched;
		if (settings.latest !== undefined)
			void renewAddresses({
				name: "replica",
				hosts: [hosts],
				log,
				signal: stopping.signal,
				onRenewed: watched.reopen,
			});
	};

	const openPoolOn = ({ pooled }: Reached, former: "lost" | "finishes") => {
		queries = undefined;
		return pool.open(pooled, former);
	};

	const open = async () => {
		const hosts = await reach();
		resolveReached(hosts);
		const isMigrated = await migrateAtStart({
			hosts: hosts.direct,
			settingName: settingNameOf(settings),
			mode: settings.migrate ?? "start",
			log,
			signal: stopping.signal,
		});
		if (!isMigrated) return;
		if (hosts.pooled !== hosts.direct) await hosts.pooled.find();
		const first = openPoolOn(hosts, "lost");
		const onLost = () => {
			openPoolOn(hosts, "lost");
			events.emit("lost");
		};
		if (isPooled) void warnWithoutLimits(first, log);
		const onRenewed = () => {
			const renewed = openPoolOn(hosts, "finishes");
			// Another login has limits of its own.
			if (isPooled) void warnWithoutLimits(renewed, log);
		};
		availability = watchAvailability({ hosts: hosts.pooled, log, onLost });
		if (settings.latest !== undefined)
			void renewAddresses({
				name: "database",
				hosts: [...new Set([hosts.pooled, hosts.direct])],
				log,
				signal: stopping.signal,
				onRenewed,
			});
		if (settings.readUrl !== undefined) void watchReplicaOf(settings.readUrl);
	};
	let started = Promise.resolve();
	const start = () => {
		started = open();
		return started;
	};

	const poolOrAway = () => {
		const current = pool.current();
		if (current === undefined) throw new DatabaseAway("not started");
		if (availability?.isAway()) throw new DatabaseAway("the database does not answer");
		return current;
	};

	const handle = () => {
		const client = poolOrAway();
		queries ??= drizzle({ client });
		return queries;
	};
	const run = async (text: string, values?: unknown[]) => poolOrAway().query(text, values);

	const onLost = (lost: () => void) => {
		events.on("lost", lost);
		return () => void events.off("lost", lost);
	};

	const stop = async () => {
		stopping.abort();
		await started.catch(() => {});
		const closed = Promise.all([availability?.stop(), replica?.stop(), pool.end()]);
		// A host that is gone never confirms the end of a connection.
		await Promise.race([closed, pause(closeTimeoutMs)]);
		await stopEmbedded();
	};
	return {
		start,
		isReady: async () => {
			if (availability === undefined || stopping.signal.aborted) return false;
			return checkWithin(availability, readyTimeoutMs);
		},
		queries: handle,
		readFromReplica: async (read) => (replica === undefined ? read(handle()) : replica.read(read)),
		transaction: async (work) => inTransaction(poolOrAway(), work, begin),
		asOneRequest: (work) => asOneRequest(work, settings.patience ?? defaultPatience),
		run,
		listen: (channel, hear) => {
			let isReceiving = false;
			const onReceiving = (isNow: boolean) => {
				isReceiving = isNow;
			};
			void reached.then(({ direct }) =>
				keepListening({
					connection: direct.current,
					onLost,
					channel,
					hear,
					onReceiving,
					log,
					signal: stopping.signal,
				}),
			);
			const listener = { isReceiving: () => isReceiving };
			listeners.push(listener);
			return listener;
		},
		connectionCounts: () => {
			const { totalCount = 0, idleCount = 0, waitingCount = 0 } = pool.current() ?? {};
			return { idle: idleCount, busy: totalCount - idleCount, waiting: waitingCount };
		},
		losses: () => availability?.losses() ?? 0,
		isListening: () =>
			listeners.length === 0 ? undefined : listeners.every(({ isReceiving }) => isReceiving()),
		replicaState: () => replica?.state(),
		stop,
	};
}

/** A pooler drops the limits of a connection, so the user has to have them. */
async function warnWithoutLimits(pool: OpenPool["pool"], log: Log): Promise<void> {
	const asked = pool.query("SELECT current_setting('statement_timeout') AS limit");
	const { rows } = await asked.catch(() => ({ rows: [] }));
	if (rows[0]?.limit !== "0") return;
	log.warn(
		"the user of DATABASE_URL has no statement_timeout: set the limits with ALTER ROLE (docs/operations.md, PgBouncer)",
	);
}

/** The setting that names the database, for sentences. */
function settingNameOf({ databaseUrl, directUrl }: DatabaseSettings): string {
	if (directUrl !== undefined) return "DATABASE_DIRECT_URL";
	return databaseUrl === undefined ? "the data folder" : "DATABASE_URL";
}
