import { createHmac } from "node:crypto";
import type { RouteLimit } from "#contract/route.ts";
import type { Database } from "../db/database.ts";
import type { Secrets } from "../db/secrets.ts";
import { countedNetworks } from "./network.ts";
import { countOnce } from "./store.ts";

/** Whom a request is counted for. */
export interface Counting {
	readonly network: string;
	readonly email: string | undefined;
	readonly accountId: string | undefined;
}

export interface Limits {
	/**
	 * Counts one request for `action`. Gives the seconds to wait when it was one too many, else null. Counters are in the
	 * database, under keyed hashes: they hold for all servers on it and over restarts, and name nobody.
	 */
	readonly count: (action: string, limit: RouteLimit, who: Counting, now: Date) => Promise<number | null>;
}

export function createLimits(database: Pick<Database, "queries">, secrets: Secrets): Limits {
	return {
		count: async (action, limit, who, now) => {
			const allowed = allowances(limit, who);
			if (allowed.length === 0) return null;
			const secret = await secrets.key("limits");
			const figures = new Map(
				allowed.map(([what, most]) => {
					const hash = createHmac("sha256", secret).update(`${action}\n${what}`).digest("base64url");
					return [hash, most];
				}),
			);
			const endsAt = new Date(now.getTime() + limit.minutes * 60_000);
			const counted = await countOnce(database.queries(), [...figures.keys()], now, endsAt);
			const waits = counted
				.filter(({ key, count }) => count > (figures.get(key) ?? 0))
				.map((over) => Math.ceil((over.endsAt.getTime() - now.getTime()) / 1000));
			return waits.length === 0 ? null : Math.max(1, ...waits);
		},
	};
}

function allowances(limit: RouteLimit, { network, email, accountId }: Counting): [string, number][] {
	const address = email?.trim().toLowerCase();
	const networks = countedNetworks(network);
	const all: [string | undefined, number | undefined][] = [
		...networks.map(({ network: one, times }): [string, number | undefined] => [
			`network ${one}`,
			limit.perNetwork && limit.perNetwork * times,
		]),
		[address && `email ${address}`, limit.perEmail],
		...networks.map(({ network: one, times }): [string | undefined, number | undefined] => [
			address && `email ${address} network ${one}`,
			limit.perEmailAndNetwork && limit.perEmailAndNetwork * times,
		]),
		[accountId && `account ${accountId}`, limit.perAccount],
	];
	return all.filter((entry): entry is [string, number] => Boolean(entry[0]) && entry[1] !== undefined);
}
