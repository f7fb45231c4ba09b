import { Pool, type PoolClient } from "pg";
import type { Database } from "#server/platform/db/database.ts";
import { drizzle } from "#server/platform/db/drizzle.ts";
import { breakOff } from "#server/platform/db/leave.ts";
import { inTransaction } from "#server/platform/db/queries.ts";

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
	readonly stop: () => Promise<void>;
}

type Query = (...words: unknown[]) => Promise<unknown>;

/**
 * Like a killed process, it breaks its open connections: PostgreSQL rolls back what was not committed, and
 * completes what was sent.
 */
export function crashingDatabase(address: string, { at, phase }: CrashPoint): CrashingDatabase {
	const pool = new Pool({ connectionString: address, max: 4 });
	pool.on("error", () => {});
	const clients: PoolClient[] = [];
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
		},
	};
}
