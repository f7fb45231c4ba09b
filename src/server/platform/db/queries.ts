import { setTimeout as pause } from "node:timers/promises";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { Pool, PoolClient } from "pg";
import { drizzle } from "./drizzle.ts";
import { DatabaseAway, failureCode, isUnanswered } from "./failure.ts";

/** The handle for queries: the database itself, or one transaction. */
export type Queries = NodePgDatabase;

/** One transaction. Inside it use only this handle, and wait for no network. */
export type Transaction = NodePgDatabase & { readonly $client: PoolClient };

/** SQLSTATE codes after which a retry may succeed: serialization failure and deadlock. */
const worthRepeating = ["40001", "40P01"];
const tries = 4;

/**
 * Runs `work` in one transaction, which is rolled back when it throws. Retries after a conflict with another
 * transaction, so `work` must have no effects outside the database. `begin` starts the transaction.
 */
export async function inTransaction<Value>(
	pool: Pool,
	work: (transaction: Transaction) => Promise<Value>,
	begin = "BEGIN",
): Promise<Value> {
	for (let tried = 1; ; tried += 1) {
		try {
			return await once(pool, work, begin);
		} catch (error) {
			if (tried === tries || !worthRepeating.includes(failureCode(error) ?? "")) throw error;
			await pause(5 * 2 ** tried);
		}
	}
}

/** One handle for each connection, so that its prepared statements serve every later transaction. */
const handles = new WeakMap<PoolClient, Transaction>();

function handleOf(client: PoolClient): Transaction {
	const known = handles.get(client);
	if (known !== undefined) return known;
	const handle = drizzle({ client });
	handles.set(client, handle);
	return handle;
}

async function once<Value>(
	pool: Pool,
	work: (transaction: Transaction) => Promise<Value>,
	begin: string,
): Promise<Value> {
	const client = await pool.connect().catch((cause: unknown) => {
		throw new DatabaseAway("no connection", { cause });
	});
	let isBroken = false;
	// A connection that is lost here also fails the current query, which reports it.
	const onLost = () => {
		isBroken = true;
	};
	client.on("error", onLost);
	try {
		await client.query(begin);
		const value = await work(handleOf(client));
		await client.query("COMMIT");
		return value;
	} catch (error) {
		// A connection that timed out is closed: it would not receive a rollback either.
		if (isUnanswered(error)) isBroken = true;
		else await client.query("ROLLBACK").catch(onLost);
		throw error;
	} finally {
		client.off("error", onLost);
		client.release(isBroken);
	}
}
