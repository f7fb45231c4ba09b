import { AsyncLocalStorage } from "node:async_hooks";
import { performance } from "node:perf_hooks";
import { Pool, type PoolClient } from "pg";
import { DatabaseAway } from "./failure.ts";

/**
 * How long one request waits for connections in all, in milliseconds. With the longest wait for a lock it is less than the ten
 * seconds that a request may take.
 */
const maxWaitMs = 5_000;

/** The time that one request has waited for connections, in milliseconds. */
interface Waited {
	ms: number;
}

const requests = new AsyncLocalStorage<Waited>();

/** Runs the work of one request, whose waits for connections are added up. */
export const asOneRequest = <Value>(work: () => Promise<Value>): Promise<Value> =>
	requests.run({ ms: 0 }, work);

/** A request asks for a connection several times, and while all are busy each time may be long. */
async function connectWithin(connecting: Promise<PoolClient>, waited: Waited): Promise<PoolClient> {
	const began = performance.now();
	let timer: NodeJS.Timeout | undefined;
	const over = new Promise<undefined>((resolve) => {
		timer = setTimeout(resolve, Math.max(0, maxWaitMs - waited.ms), undefined);
	});
	try {
		const client = await Promise.race([connecting, over]);
		if (client !== undefined) return client;
		connecting.then((late) => late.release()).catch(() => {});
		throw new DatabaseAway("every connection is busy");
	} finally {
		clearTimeout(timer);
		waited.ms += performance.now() - began;
	}
}

/** A pool for requests that wait for its connections a limited time in all. */
export class PatientPool extends Pool {
	override connect = ((hear?: (error: Error | undefined, client?: PoolClient, done?: unknown) => void) => {
		const waited = requests.getStore();
		const plain = Pool.prototype.connect as (...given: unknown[]) => Promise<PoolClient>;
		if (waited === undefined) return plain.call(this, ...(hear === undefined ? [] : [hear]));
		const connecting = connectWithin(plain.call(this), waited);
		if (hear === undefined) return connecting;
		connecting.then(
			(client) => hear(undefined, client, client.release),
			(error: Error) => hear(error),
		);
		return undefined;
	}) as Pool["connect"];
}
