import { Client, Pool, type PoolClient } from "pg";
import type { Database } from "#server/platform/db/database.ts";
import { drizzle } from "#server/platform/db/drizzle.ts";
import { breakOff } from "#server/platform/db/leave.ts";
import { inTransaction } from "#server/platform/db/queries.ts";
import { until } from "../faults/support/wait.ts";

/** The point of a crash: before the n-th query is sent, or before its response arrives. */
export interface CrashPoint {
	readonly at: number;
	readonly phase: "before" | "after";
}

/**
 * A database as seen by a server that crashes: from then on it sends nothing, and no client gets a response.
 */
export interface CrashingDatabase {
	readonly database: Database;
	readonly hasCrashed: () => boolean;
	/** Resolves once PostgreSQL has ended every process of this server: until then it may complete a change, or hold a lock. */
	readonly stop: () => Promise<void>;
}

type Query = (...words: unknown[]) => Promise<unknown>;

/** The PostgreSQL process of a connection, which the driver's types omit. */
const processOf = (client: PoolClient): number => (client as unknown as { processID: number }).processID;

/** Waits until PostgreSQL has noticed that these connections are broken. On a busy machine that takes a while. */
async function ended(address: string, processes: readonly number[]): Promise<void> {
	const client = new Client({ connectionString: address });
	await client.connect();
	try {
		await until("the processes of a crashed server to end", 60, async () => {
			const open = await client.query("SELECT 1 FROM pg_stat_activity WHERE pid = ANY($1)", [processes]);
			return open.rowCount === 0;
		});
	} finally {
		await client.end();
	}
}

/**
 * Like a killed process, it breaks its open connections: PostgreSQL rolls back what was not committed, and
 * completes what was sent.
 */
export function crashingDatabase(address: string, { at, phase }: CrashPoint): CrashingDatabase {
	const pool = new Pool({ connectionString: address, max: 4 });
	pool.on("error", () => {});
	const clients: PoolClient[] = [];
	const processes: number[] = [];
	let asked = 0;
	let hasCrashed = false;
	const dead = () => new Error("dead");
	const die = () => {
		hasCrashed = true;
		for (const client of clients) (client as unknown as { end: () => Promise<void> }).end().catch(() => {});
		for (const client of clients) breakOff(client);
	};
	pool.on("connect", (client) => {
		clients.push(client);
		processes.push(processOf(client));
		client.on("error", () => {});
		const ask = client.query.bind(client) as unknown as Query;
		const dyingQuery: Query = async (...words) => {
			if (hasCrashed) throw dead();
			asked += 1;
			const isLast = asked === at;
			if (isLast && phase === "before") die();
			if (hasCrashed) throw dead();
			const answer = await ask(...words);
			if (isLast) die();
			if (hasCrashed) throw dead();
			return answer;
		};
		Object.assign(client, { query: dyingQuery });
	});
	const connectionOnly = {
		query: async (...words: unknown[]) => {
			if (hasCrashed) throw dead();
			const client = await pool.connect();
			try {
				return await (client.query as unknown as Query)(...words);
			} finally {
				client.release(hasCrashed);
			}
		},
	};
	const queries = drizzle({ client: connectionOnly as unknown as Pool });
	return {
		hasCrashed: () => hasCrashed,
		database: {
			start: async () => {},
			isReady: async () => !hasCrashed,
			queries: () => queries,
			readFromReplica: (read) => read(queries),
			asOneRequest: (work) => work(),
			transaction: (work) => inTransaction(pool, work),
			run: (text, values) => connectionOnly.query(text, values) as Promise<{ rows: unknown[] }>,
			listen: () => ({ isReceiving: () => false }),
			connectionCounts: () => ({ idle: 0, busy: 0, waiting: 0 }),
			losses: () => 0,
			isListening: () => undefined,
			replicaState: () => undefined,
			stop: async () => {},
		},
		stop: async () => {
			await pool.end().catch(() => {});
			await ended(address, processes);
		},
	};
}
