import { isDeepStrictEqual } from "node:util";
import { Client, type ClientConfig } from "pg";
import { addressesOf, type WantedHost } from "./addresses.ts";
import { leave } from "./leave.ts";

/** The hosts of one database, of which one is wanted: the primary, or a standby. */
export interface Hosts {
	/** The client settings of the wanted host as far as known; at first those of the first host. */
	readonly current: () => ClientConfig;
	/** Looks for the wanted host among several, concurrently. Keeps the current one when there is none. */
	readonly find: () => Promise<void>;
	/** Reads the addresses again. They are "renewed" when they differ and one of them leads to a wanted host. Never rejects. */
	readonly renew: () => Promise<"same" | "renewed" | "unusable">;
}

/** The client settings of each host, the preferred one first. */
type Configs = readonly [ClientConfig, ...ClientConfig[]];

const probeTimeoutMs = 2_000;

/** Conditions of SQL that the wanted host fulfils. */
const conditions: Readonly<Record<WantedHost, string>> = {
	primary: "current_setting('transaction_read_only') = 'off'",
	standby: "pg_is_in_recovery()",
};

/** Rejects when the host can't be reached, or is another than the wanted one. */
async function probe(config: ClientConfig, wanted: WantedHost): Promise<ClientConfig> {
	const client = new Client({
		...config,
		connectionTimeoutMillis: probeTimeoutMs,
		query_timeout: probeTimeoutMs,
	});
	client.on("error", () => {});
	try {
		await client.connect();
		const { rows } = await client.query(`SELECT ${conditions[wanted]} AS wanted`);
		if (rows[0]?.wanted !== true) throw new Error(`The host is no ${wanted}`);
		return config;
	} finally {
		// Not awaited: the host may become silent, and another one may be the wanted one.
		void leave(client);
	}
}

const findWanted = (all: Configs, wanted: WantedHost): Promise<ClientConfig | undefined> =>
	Promise.any(all.map((config) => probe(config, wanted))).catch(() => undefined);

/** The hosts of a database by their client settings, which `read` returns. */
export function createHosts(read: () => Configs, wanted: WantedHost = "primary"): Hosts {
	let all = read();
	let [current] = all;
	return {
		current: () => current,
		find: async () => {
			if (all.length === 1) return;
			current = (await findWanted(all, wanted)) ?? current;
		},
		renew: async () => {
			const next = read();
			if (isDeepStrictEqual(next, all)) return "same";
			const found = await findWanted(next, wanted);
			if (found === undefined) return "unusable";
			all = next;
			current = found;
			return "renewed";
		},
	};
}

/** The hosts of a database's address, which may name several. `common` are settings of every client. */
export function hostsOf(
	readAddress: () => string,
	common: ClientConfig,
	wanted: WantedHost = "primary",
): Hosts {
	const config = (one: string): ClientConfig => ({ ...common, connectionString: one });
	return createHosts(() => {
		const address = readAddress();
		const [first = address, ...others] = addressesOf(address, wanted) ?? [];
		return [config(first), ...others.map(config)];
	}, wanted);
}
