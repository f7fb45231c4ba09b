import { setTimeout as pause } from "node:timers/promises";
import type { Log } from "../log.ts";
import type { Hosts } from "./hosts.ts";
import { type OpenPool, openPool, type PoolSettings } from "./pool.ts";

type Pool = OpenPool["pool"];

/** The pool of a database that is replaced when the address of the database changes, or its connections are lost. */
interface ReplaceablePool {
	/** Undefined before the first is opened. */
	readonly current: () => Pool | undefined;
	/** Opens another pool. Where the former is `lost`, its connections break off; else its current work finishes first. */
	readonly open: (hosts: Hosts, former: "lost" | "finishes") => Pool;
	/** Closes every pool. */
	readonly end: () => Promise<void>;
}

/** How long work that began on a replaced address may use it: longer than any request. */
const replacedPoolMs = 30_000;

const endPool = (pool: Pool) => pool.end().catch(() => {});

/** No pool is open at first. Work on a replaced one ends within half a minute. */
export function createReplaceablePool(settings: PoolSettings, log: Log): ReplaceablePool {
	let opened: OpenPool | undefined;
	const replaced = new Set<Pool>();

	/** Lets current work on the pool finish before its connections are closed. */
	const replace = (pool: Pool) => {
		replaced.add(pool);
		void pause(replacedPoolMs, undefined, { ref: false }).then(() => {
			if (replaced.delete(pool)) return endPool(pool);
		});
	};

	return {
		current: () => opened?.pool,
		open: (hosts, former) => {
			if (opened !== undefined && former === "finishes") replace(opened.pool);
			else {
				opened?.breakAll();
				if (opened !== undefined) void endPool(opened.pool);
			}
			opened = openPool(hosts.current(), settings, log);
			return opened.pool;
		},
		end: async () => {
			const pools = [...replaced, ...(opened === undefined ? [] : [opened.pool])];
			replaced.clear();
			await Promise.all(pools.map(endPool));
		},
	};
}
