import { createHmac } from "node:crypto";
import type { RouteLimit } from "#contract/route.ts";
import type { Database } from "../db/database.ts";
import type { Secrets } from "../db/secrets.ts";
import { countedNetworks } from "./network.ts";
import { countOnce, isCounted } from "./store.ts";

/** The parties that a request is counted for. */
export interface Counting {
	readonly network: string;
	readonly email: string | undefined;
	readonly accountId: string | undefined;
}

/** Counts requests against the limits of their routes. */
export interface Limits {
	/**
	 * Counts a request for `action`. Returns the seconds to wait when it exceeds the limit, otherwise null.
	 * Counters are in the database under keyed hashes: they hold for all its servers and over restarts, and
	 * reveal no person.
	 */
	readonly count: (action: string, limit: RouteLimit, who: Counting, now: Date) => Promise<number | null>;
	/**
	 * Remembers for thirty days that the owner of an address logged in from a network. Requests of strangers
	 * in the address's name then do not lock the owner out there, where an action has an allowance for
	 * address and network together.
	 */
	readonly remember: (
		who: Pick<Counting, "network"> & { readonly email: string },
		now: Date,
	) => Promise<void>;
}

/** How long the network of a login is remembered, in milliseconds. */
export const rememberedMs = 30 * 24 * 60 * 60_000;

type Allowance = readonly [what: string, most: number];

const knownNetwork = (email: string, network: string): string =>
	`known email ${addressOf(email)} network ${network}`;

const addressOf = (email: string): string => email.trim().toLowerCase();

/** Rate limits with counters in the database. */
export function createLimits(database: Pick<Database, "queries">, secrets: Secrets): Limits {
	const keyOf = async (text: string): Promise<string> =>
		createHmac("sha256", await secrets.key("limits"))
			.update(text)
			.digest("base64url");

	/** Counts each key, and returns the seconds to wait when one of them exceeds its limit. */
	const countAll = async (action: string, allowed: readonly Allowance[], now: Date, endsAt: Date) => {
		if (allowed.length === 0) return null;
		const figures = new Map<string, number>();
		for (const [what, most] of allowed) figures.set(await keyOf(`${action}\n${what}`), most);
		const counted = await countOnce(database.queries(), [...figures.keys()], now, endsAt);
		const waits = counted
			.filter(({ key, count }) => count > (figures.get(key) ?? 0))
			.map((over) => Math.ceil((over.endsAt.getTime() - now.getTime()) / 1000));
		return waits.length === 0 ? null : Math.max(1, ...waits);
	};

	return {
		count: async (action, limit, who, now) => {
			const endsAt = new Date(now.getTime() + limit.minutes * 60_000);
			const wait = await countAll(action, ownAllowances(limit, who), now, endsAt);
			// A refusal for a network does not count against the address, which would lock its owner out.
			if (wait !== null || who.email === undefined || limit.perEmail === undefined) return wait;
			const address = addressOf(who.email);
			if (address === "") return null;
			const shared = await countAll(action, [[`email ${address}`, limit.perEmail]], now, endsAt);
			if (shared === null || limit.perEmailAndNetwork === undefined) return shared;
			const known = await keyOf(knownNetwork(address, who.network));
			return (await isCounted(database.queries(), known, now)) ? null : shared;
		},
		remember: async ({ email, network }, now) => {
			const key = await keyOf(knownNetwork(email, network));
			await countOnce(database.queries(), [key], now, new Date(now.getTime() + rememberedMs));
		},
	};
}

/** The keys of a request: its networks, its account, and its networks together with the address. */
function ownAllowances(limit: RouteLimit, { network, email, accountId }: Counting): Allowance[] {
	const address = email === undefined ? "" : addressOf(email);
	const all: [string, number | undefined][] = countedNetworks(network).flatMap(
		({ network: one, times }): [string, number | undefined][] => [
			[`network ${one}`, limit.perNetwork && limit.perNetwork * times],
			[
				address === "" ? "" : `email ${address} network ${one}`,
				limit.perEmailAndNetwork && limit.perEmailAndNetwork * times,
			],
		],
	);
	all.push([accountId === undefined ? "" : `account ${accountId}`, limit.perAccount]);
	return all.filter((entry): entry is [string, number] => entry[0] !== "" && entry[1] !== undefined);
}
