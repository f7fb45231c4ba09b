import { setTimeout as pause } from "node:timers/promises";
import { type ClientConfig, Pool } from "pg";
import { describeError, type Log } from "../log.ts";
import { Refusal } from "../refusal.ts";
import { drizzle } from "./drizzle.ts";
import { startEmbedded } from "./embedded.ts";
import { DatabaseAway, isDatabaseUnavailable, reasonOf } from "./failure.ts";
import { keepListening } from "./listener.ts";
import { migrateDatabase, newestMigration } from "./migrate.ts";
import { inTransaction, type Queries, type Transaction } from "./queries.ts";

/** The database to use, and the folder of an embedded one. */
export interface DatabaseSettings {
	/** Undefined: this server runs PostgreSQL in its data folder. */
	readonly databaseUrl: string | undefined;
	readonly dataDirectory: string | undefined;
	readonly repository: string;
	/** The maximum number of connections; the default is sixteen. */
	readonly connections?: number;
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
	/** See `inTransaction`. */
	readonly transaction: <Value>(work: (transaction: Transaction) => Promise<Value>) => Promise<Value>;
	/** Runs SQL with its values, for libraries that bring their own. */
	readonly run: (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>;
	/**
	 * Receives every notification on a channel until the database is stopped, over a dedicated connection
	 * that reconnects. Null: the connection was lost, and notifications may be missing.
	 */
	readonly listen: (channel: string, hear: (payload: string | null) => void) => void;
	/** Closes connections and, if this server runs PostgreSQL, stops it. */
	readonly stop: () => Promise<void>;
}

/** Of each server; the embedded database takes forty. */
const defaultConnections = 16;
const readyTimeout = 3_000;
/**
 * The timeout of a statement in the database, in milliseconds, is shorter than the driver's: a statement that
 * only the driver gave up would block one connection after the other.
 */
const patience = {
	query_timeout: 10_000,
	statement_timeout: 9_000,
	lock_timeout: 4_000,
	idle_in_transaction_session_timeout: 15_000,
};
const maxRetryDelayMs = 5_000;

/** The server's database. Nothing happens before `start`. */
export function createDatabase(settings: DatabaseSettings, log: Log): Database {
	let pool: Pool | undefined;
	let stopEmbedded = async () => {};
	let migrated = false;
	const stopping = new AbortController();
	let resolveConnection = (_connection: ClientConfig) => {};
	const connected = new Promise<ClientConfig>((resolve) => {
		resolveConnection = resolve;
	});

	const open = async () => {
		const connection = await connect();
		resolveConnection(connection);
		pool = new Pool({
			...connection,
			max: settings.connections ?? defaultConnections,
			...patience,
			keepAlive: true,
		});
		// The pool replaces an idle connection that breaks, at the next query.
		pool.on("error", (error) => {
			if (!stopping.signal.aborted) log.warn("idle connection lost", describeError(error));
		});
		const settingName = settings.databaseUrl === undefined ? "the data folder" : "DATABASE_URL";
		migrated = await untilMigrated(connection, settingName, log, stopping.signal);
	};
	let started = Promise.resolve();
	const start = () => {
		started = open();
		return started;
	};

	const connect = async (): Promise<ClientConfig> => {
		const common = { connectionTimeoutMillis: 5_000, application_name: "spectra" };
		if (settings.databaseUrl !== undefined) return { ...common, connectionString: settings.databaseUrl };
		const embedded = await startEmbedded(settings.dataDirectory, settings.repository, log);
		stopEmbedded = embedded.stop;
		return { ...common, ...embedded.connection };
	};

	let asked: Promise<boolean> | undefined;
	const isReady = async () => {
		if (pool === undefined || !migrated || stopping.signal.aborted) return false;
		// Concurrent calls share one query.
		asked ??= answers(pool).finally(() => {
			asked = undefined;
		});
		const late = new AbortController();
		const timeout = pause(readyTimeout, false, { signal: late.signal, ref: false }).catch(() => false);
		const ready = await Promise.race([asked, timeout]);
		late.abort();
		return ready;
	};

	const poolOrAway = (): Pool => {
		if (pool === undefined || !migrated) throw new DatabaseAway("not started");
		return pool;
	};
	let queries: Queries | undefined;

	const stop = async () => {
		stopping.abort();
		await started.catch(() => {});
		await pool?.end().catch(() => {});
		await stopEmbedded();
	};
	return {
		start,
		isReady,
		queries: () => {
			queries ??= drizzle({ client: poolOrAway() });
			return queries;
		},
		transaction: async (work) => inTransaction(poolOrAway(), work),
		run: async (text, values) => poolOrAway().query(text, values),
		listen: (channel, hear) => {
			void connected.then((connection) =>
				keepListening({ connection, channel, hear, log, signal: stopping.signal }),
			);
		},
		stop,
	};
}

/** Whether the database answers, is writable, and has the schema of this version. */
async function answers(pool: Pool): Promise<boolean> {
	try {
		const { rows } = await pool.query<{ isWritable: boolean; newest: string | null }>(
			`SELECT NOT current_setting('transaction_read_only')::boolean AS "isWritable",
				(SELECT max(created_at) FROM drizzle.__drizzle_migrations) AS "newest"
			FROM installation`,
		);
		const [row] = rows;
		return rows.length === 1 && row?.isWritable === true && Number(row.newest) === (await newestMigration());
	} catch {
		return false;
	}
}

/**
 * False when it was stopped meanwhile.
 * @throws Refusal, which names `place`, for an error that retrying does not fix
 */
async function untilMigrated(
	connection: ClientConfig,
	place: string,
	log: Log,
	signal: AbortSignal,
): Promise<boolean> {
	let loggedReason: string | undefined;
	for (let attempts = 1; !signal.aborted; attempts += 1) {
		try {
			await migrateDatabase(connection);
			return true;
		} catch (error) {
			if (error instanceof Refusal) throw error;
			if (!isDatabaseUnavailable(error)) {
				throw new Refusal(`The database refuses to work: ${reasonOf(error)}. Check ${place}.`);
			}
			const reason = reasonOf(error);
			if (attempts % 12 === 1 || reason !== loggedReason) log.warn("waiting for the database", { reason });
			loggedReason = reason;
			await pause(Math.min(250 * 2 ** attempts, maxRetryDelayMs), undefined, { signal }).catch(() => {});
		}
	}
	return false;
}
