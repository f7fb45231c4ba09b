import { AsyncLocalStorage } from "node:async_hooks";
import { performance } from "node:perf_hooks";
import { Pool, type PoolClient, type PoolConfig } from "pg";
import { DatabaseAway } from "./failure.ts";

/** How long one request may wait for the database, in milliseconds. */
export interface Patience {
	/** For connections in all. With the longest wait for a lock it is less than the ten seconds that a request may take. */
	readonly connectionsMs: number;
	/**
	 * Before the request is given up if the database is what it waits for: a COMMIT whose standby is silent has no other limit
	 * than the driver's, and a request has several statements.
	 */
	readonly requestMs: number;
	/** The least of that time that it has waited for the database: on a busy machine a hash alone may take longer than a request may. */
	readonly atDatabaseMs: number;
}

/** That of a server that people use. */
export const defaultPatience: Patience = { connectionsMs: 5_000, requestMs: 9_000, atDatabaseMs: 4_000 };

/** How often a request that takes longer is looked at again. */
const lookAgainMs = 250;

/** The use that one request makes of connections. */
interface Use {
	/** The time that it has waited for them, in milliseconds. */
	waitedMs: number;
	/** How many it waits for or holds, and since when without a break. */
	connections: number;
	since: number;
	/** The time that it has waited for or held any, before that. */
	usedMs: number;
}

const begin = (use: Use): void => {
	if (use.connections === 0) use.since = performance.now();
	use.connections += 1;
};

const end = (use: Use): void => {
	use.connections -= 1;
	if (use.connections === 0) use.usedMs += performance.now() - use.since;
};

const requests = new AsyncLocalStorage<Use>();

/** Runs the work of one request, whose waits for connections are added up. Rejects when the database takes too long. */
export async function asOneRequest<Value>(
	work: () => Promise<Value>,
	{ requestMs, atDatabaseMs }: Pick<Patience, "requestMs" | "atDatabaseMs">,
): Promise<Value> {
	const use: Use = { waitedMs: 0, connections: 0, since: 0, usedMs: 0 };
	let timer: NodeJS.Timeout | undefined;
	const over = new Promise<never>((_, reject) => {
		const look = () => {
			const usedMs = use.usedMs + performance.now() - use.since;
			if (use.connections > 0 && usedMs >= atDatabaseMs)
				reject(new DatabaseAway("the request took too long"));
			else timer = setTimeout(look, lookAgainMs);
		};
		timer = setTimeout(look, requestMs);
	});
	try {
		return await Promise.race([requests.run(use, work), over]);
	} finally {
		clearTimeout(timer);
	}
}

/** A request asks for a connection several times, and while all are busy each time may be long. */
async function connectWithin(
	connecting: Promise<PoolClient>,
	use: Use,
	withinMs: number,
): Promise<PoolClient> {
	const began = performance.now();
	let timer: NodeJS.Timeout | undefined;
	const over = new Promise<undefined>((resolve) => {
		timer = setTimeout(resolve, Math.max(0, withinMs - use.waitedMs), undefined);
	});
	try {
		const client = await Promise.race([connecting, over]);
		if (client !== undefined) return client;
		connecting.then((late) => late.release()).catch(() => {});
		throw new DatabaseAway("every connection is busy");
	} finally {
		clearTimeout(timer);
		use.waitedMs += performance.now() - began;
	}
}

/** A pool for requests that wait for its connections a limited time in all. */
export class PatientPool extends Pool {
	/** The requests that hold a connection. */
	readonly #holders = new WeakMap<PoolClient, Use>();

	readonly #connectionsMs: number;

	constructor(config: PoolConfig, { connectionsMs }: Patience) {
		super(config);
		this.#connectionsMs = connectionsMs;
		this.on("release", (_error, client) => {
			const use = this.#holders.get(client);
			if (use !== undefined) end(use);
			this.#holders.delete(client);
		});
	}

	override connect = ((hear?: (error: Error | undefined, client?: PoolClient, done?: unknown) => void) => {
		const use = requests.getStore();
		const plain = Pool.prototype.connect as (...given: unknown[]) => Promise<PoolClient>;
		if (use === undefined) return plain.call(this, ...(hear === undefined ? [] : [hear]));
		begin(use);
		const connecting = connectWithin(plain.call(this), use, this.#connectionsMs).then(
			(client) => {
				this.#holders.set(client, use);
				return client;
			},
			(error: Error) => {
				end(use);
				throw error;
			},
		);
		if (hear === undefined) return connecting;
		connecting.then(
			(client) => hear(undefined, client, client.release),
			(error: Error) => hear(error),
		);
		return undefined;
	}) as Pool["connect"];
}
