import { isDeepStrictEqual } from "node:util";
import { Client, type ClientConfig } from "pg";
import { addressesOf } from "./addresses.ts";

/** The hosts of one database, of which one is the primary. */
export interface Hosts {
	/** The client settings of the primary as far as known; at first those of the first host. */
	readonly current: () => ClientConfig;
	/** Looks for the primary among several hosts, concurrently. Keeps the current one when there is none. */
	readonly find: () => Promise<void>;
	/** Reads the addresses again. They are "renewed" when they differ and one of them leads to the primary. Never rejects. */
	readonly renew: () => Promise<"same" | "renewed" | "unusable">;
}

/** The client settings of each host, the preferred one first. */
type Configs = readonly [ClientConfig, ...ClientConfig[]];

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

const findPrimary = (all: Configs): Promise<ClientConfig | undefined> =>
	Promise.any(all.map(probe)).catch(() => undefined);

/** The hosts of a database by their client settings, which `read` returns. */
export function createHosts(read: () => Configs): Hosts {
	let all = read();
	let [current] = all;
	return {
		current: () => current,
		find: async () => {
			if (all.length === 1) return;
			current = (await findPrimary(all)) ?? current;
		},
		renew: async () => {
			const next = read();
			if (isDeepStrictEqual(next, all)) return "same";
			const primary = await findPrimary(next);
			if (primary === undefined) return "unusable";
			all = next;
			current = primary;
			return "renewed";
		},
	};
}

/** The hosts of a database's address, which may name several. `common` are settings of every client. */
export function hostsOf(readAddress: () => string, common: ClientConfig): Hosts {
	const config = (one: string): ClientConfig => ({ ...common, connectionString: one });
	return createHosts(() => {
		const address = readAddress();
		const [first = address, ...others] = addressesOf(address) ?? [];
		return [config(first), ...others.map(config)];
	});
}
