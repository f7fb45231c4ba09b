import { setTimeout as pause } from "node:timers/promises";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { Pool, PoolClient } from "pg";
import { drizzle } from "./drizzle.ts";
import { DatabaseAway, failureCode, isUnanswered } from "./failure.ts";

/** Where stores ask: the database itself, or one transaction of it. */
export type Queries = NodePgDatabase;

/** One transaction. Inside it only this is asked, and nothing waits for the network. */
export type Transaction = NodePgDatabase & { readonly $client: PoolClient };

/** Kinds of failure after which the same transaction may succeed: serialization and deadlock. */
const worthRepeating = ["40001", "40P01"];
const tries = 4;

/**
 * Does `work` in one transaction: all of it is kept or, when it throws, nothing. Losing against another transaction it
 * is done again, so `work` must have no other effects than on the database.
 */
export async function inTransaction<Value>(
	pool: Pool,
	work: (transaction: Transaction) => Promise<Value>,
): Promise<Value> {
	for (let tried = 1; ; tried += 1) {
		try {
			return await once(pool, work);
		} catch (error) {
			if (tried === tries || !worthRepeating.includes(failureCode(error) ?? "")) throw error;
			await pause(5 * 2 ** tried);
		}
	}
}

/** One handle for each connection, so that statements prepared on it serve every later transaction too. */
const handles = new WeakMap<PoolClient, Transaction>();

function handleOf(client: PoolClient): Transaction {
	const known = handles.get(client);
	if (known !== undefined) return known;
	const handle = drizzle({ client });
	handles.set(client, handle);
	return handle;
}

async function once<Value>(pool: Pool, work: (transaction: Transaction) => Promise<Value>): Promise<Value> {
	const client = await pool.connect().catch((cause: unknown) => {
		throw new DatabaseAway("no connection", { cause });
	});
	let isBroken = false;
	// A connection lost here also fails the query under way, which tells of it.
	const onLost = () => {
		isBroken = true;
	};
	client.on("error", onLost);
	try {
		await client.query("BEGIN");
		const value = await work(handleOf(client));
		await client.query("COMMIT");
		return value;
	} catch (error) {
		// A connection that did not answer in time is given up: it would not hear this either.
		if (isUnanswered(error)) isBroken = true;
		else await client.query("ROLLBACK").catch(onLost);
		throw error;
	} finally {
		client.off("error", onLost);
		client.release(isBroken);
	}
}
