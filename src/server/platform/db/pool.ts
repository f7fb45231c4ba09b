import { Client, type ClientConfig, type Pool, type PoolClient } from "pg";
import { describeError, type Log } from "../log.ts";
import { breakOff } from "./leave.ts";
import { defaultPatience, type Patience, PatientPool } from "./patience.ts";
import { driverTimeoutMs, timeLimits } from "./time-limits.ts";

/** The connections of a server, at most sixteen by default. */
export interface PoolSettings {
	readonly connections?: number | undefined;
	/** Whether a pooler such as PgBouncer is between this server and PostgreSQL. */
	readonly isPooled: boolean;
	/** Whether statements are prepared on their connection. */
	readonly prepares: boolean;
	readonly patience?: Patience | undefined;
}

/** A pool whose connections can all be closed at once. */
export interface OpenPool {
	readonly pool: Pool;
	/** Breaks every connection; their queries fail at once. */
	readonly breakAll: () => void;
}

/** Of each server; the embedded database takes forty. */
const defaultConnections = 16;

/** Drops the names of prepared statements: a pooler may run the parts of one on different connections. */
class UnnamedClient extends Client {
	override query = ((first: unknown, ...rest: unknown[]) => {
		const isPrepared = typeof first === "object" && first !== null && "name" in first && "text" in first;
		const run = Client.prototype.query as (...args: unknown[]) => unknown;
		return run.call(this, isPrepared ? { ...first, name: undefined } : first, ...rest);
	}) as Client["query"];
}

/** Opens a pool on one host. It replaces a connection that breaks, at the next query. */
export function openPool(
	connection: ClientConfig,
	{ connections = defaultConnections, isPooled, prepares, patience = defaultPatience }: PoolSettings,
	log: Pick<Log, "warn">,
): OpenPool {
	const pool = new PatientPool(
		{
			...connection,
			max: connections,
			query_timeout: driverTimeoutMs,
			keepAlive: true,
			// A pooler refuses settings of one client, because its connections are shared.
			...(isPooled ? {} : timeLimits),
			...(prepares ? {} : { Client: UnnamedClient }),
		},
		patience,
	);
	const open = new Set<PoolClient>();
	pool.on("connect", (client) => open.add(client));
	pool.on("remove", (client) => open.delete(client));
	pool.on("error", (error) => {
		if (!pool.ending) log.warn("idle connection lost", describeError(error));
	});
	const breakAll = () => {
		for (const client of open) breakOff(client, new Error("Connection terminated: the database is lost"));
	};
	return { pool, breakAll };
}
