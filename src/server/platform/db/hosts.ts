import { Client, type ClientConfig } from "pg";
import { addressesOf } from "./addresses.ts";

/** The hosts of one database, of which one is the primary. */
export interface Hosts {
	/** The client settings of the primary as far as known; at first those of the first host. */
	readonly current: () => ClientConfig;
	/** Looks for the primary among several hosts, concurrently. Keeps the current one when there is none. */
	readonly find: () => Promise<void>;
}

const probeTimeoutMs = 2_000;

/** Rejects when the host can't be reached, or can only be read. */
async function probe(config: ClientConfig): Promise<ClientConfig> {
	const client = new Client({
		...config,
		connectionTimeoutMillis: probeTimeoutMs,
		query_timeout: probeTimeoutMs,
	});
	client.on("error", () => {});
	try {
		await client.connect();
		const { rows } = await client.query(
			"SELECT current_setting('transaction_read_only') = 'off' AS writable",
		);
		if (rows[0]?.writable !== true) throw new Error("The host can only be read");
		return config;
	} finally {
		await client.end().catch(() => {});
	}
}

/** The hosts of a database by their client settings, the preferred one first. */
export function createHosts(all: readonly [ClientConfig, ...ClientConfig[]]): Hosts {
	let [current] = all;
	return {
		current: () => current,
		find: async () => {
			if (all.length === 1) return;
			current = await Promise.any(all.map(probe)).catch(() => current);
		},
	};
}

/** The hosts of a database's address, which may name several. `common` are settings of every client. */
export function hostsOf(address: string, common: ClientConfig): Hosts {
	const [first = address, ...others] = addressesOf(address) ?? [];
	const config = (one: string): ClientConfig => ({ ...common, connectionString: one });
	return createHosts([config(first), ...others.map(config)]);
}
