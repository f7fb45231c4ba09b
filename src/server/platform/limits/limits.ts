import type { RouteLimit } from "#contract/route.ts";
import { mailboxOf } from "#domain/account/same-mailbox.ts";
import { dayMs, minuteMs } from "#domain/shared/units.ts";
import type { Database } from "../db/database.ts";
import type { Secrets } from "../db/secrets.ts";
import { signatureOf } from "../signature.ts";
import { countedNetworks } from "./network.ts";
import { countOnce, isCounted, uncount } from "./store.ts";

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
	readonly count: (
		action: string,
		limit: RouteLimit,
		who: Counting,
		now: Date,
		/** Whether the request passes although its network has used its allowance up. */
		isKnownHere?: () => Promise<boolean>,
	) => Promise<number | null>;
	/** After a request that was counted and guessed nothing wrong: gives back all but the network's `perNetwork`. */
	readonly uncount: (action: string, limit: RouteLimit, who: Counting, now: Date) => Promise<void>;
	/** Whether the owner of an address logged in from a network in the last thirty days. */
	readonly isRemembered: (
		who: Pick<Counting, "network"> & { readonly email: string },
		now: Date,
	) => Promise<boolean>;
	/**
	 * Remembers for thirty days that the owner of an address logged in from a network. Requests of strangers
	 * in the address's name, or of others in the network, then do not lock the owner out there, where an action
	 * has an allowance for address and network together.
	 */
	readonly remember: (
		who: Pick<Counting, "network"> & { readonly email: string },
		now: Date,
	) => Promise<void>;
}

/** How long the network of a login is remembered, in milliseconds. */
export const rememberedMs = 30 * dayMs;

interface Allowance {
	readonly what: string;
	readonly most: number;
	/** It is shared by everyone of a network. */
	readonly isOfNetwork: boolean;
}

const knownNetwork = (email: string, network: string): string =>
	`known email ${addressOf(email)} network ${network}`;

/** The mailbox of an address: another notation of it costs the same allowance. */
const addressOf = (email: string): string => (email.trim() === "" ? "" : mailboxOf(email));

/** Rate limits with counters in the database. */
export function createLimits(database: Pick<Database, "queries">, secrets: Secrets): Limits {
	const hashWith = (key: string, text: string): string => signatureOf(text, key).toString("base64url");
	const keyOf = async (text: string): Promise<string> => hashWith(await secrets.key("limits"), text);

	const keyIn = (action: string, what: string): Promise<string> => keyOf(`${action}\n${what}`);

	/** Counts each key, and returns those that exceed their limit, with the seconds to wait. */
	const countAll = async (action: string, allowed: readonly Allowance[], now: Date, endsAt: Date) => {
		if (allowed.length === 0) return [];
		const byKey = new Map<string, Allowance>();
		for (const allowance of allowed) byKey.set(await keyIn(action, allowance.what), allowance);
		const counted = await countOnce(database.queries(), [...byKey.keys()], now, endsAt);
		return counted.flatMap(({ key, count, endsAt: end }) => {
			const allowance = byKey.get(key);
			if (allowance === undefined || count <= allowance.most) return [];
			const wait = Math.max(1, Math.ceil((end.getTime() - now.getTime()) / 1000));
			return [{ wait, isOfNetwork: allowance.isOfNetwork }];
		});
	};

	const isRemembered: Limits["isRemembered"] = async ({ email, network }, now) => {
		const accepted = await secrets.acceptedKeys("limits");
		const hashes = accepted.map((key) => hashWith(key, knownNetwork(email, network)));
		return isCounted(database.queries(), hashes, now);
	};

	return {
		count: async (action, limit, who, now, isKnownHere) => {
			const endsAt = new Date(now.getTime() + limit.minutes * minuteMs);
			const address = who.email === undefined ? "" : addressOf(who.email);
			const isOwner = async () =>
				address !== "" &&
				limit.perEmailAndNetwork !== undefined &&
				(await isRemembered({ email: address, network: who.network }, now));
			const over = await countAll(action, ownAllowances(limit, who), now, endsAt);
			const passes =
				over.every(({ isOfNetwork }) => isOfNetwork) &&
				(over.length === 0 || (await isOwner()) || (await isKnownHere?.()) === true);
			// A refusal for a network does not count against the address, which would lock its owner out.
			if (!passes) return Math.max(...over.map(({ wait }) => wait));
			const [shared] = await countAll(action, sharedAllowances(limit, address), now, endsAt);
			return shared === undefined || (await isOwner()) ? null : shared.wait;
		},
		uncount: async (action, limit, who, now) => {
			const address = who.email === undefined ? "" : addressOf(who.email);
			const counted = [...ownAllowances(limit, who), ...sharedAllowances(limit, address)];
			const kept = new Set(networkAllowances(limit, who).map(({ what }) => what));
			const back = counted.filter(({ what }) => !kept.has(what));
			await uncount(database.queries(), await Promise.all(back.map(({ what }) => keyIn(action, what))), now);
		},
		isRemembered,
		remember: async ({ email, network }, now) => {
			const key = await keyOf(knownNetwork(email, network));
			await countOnce(database.queries(), [key], now, new Date(now.getTime() + rememberedMs));
		},
	};
}

/** An allowance for each network around a request's own. */
const ofNetworks = (
	network: string,
	most: number | undefined,
	{ prefix = "", isOfNetwork }: { readonly prefix?: string; readonly isOfNetwork: boolean },
): Allowance[] =>
	most === undefined
		? []
		: countedNetworks(network).map(({ network: one, times }) => ({
				what: `${prefix}network ${one}`,
				most: most * times,
				isOfNetwork,
			}));

/** The keys of everything that a network asks. */
const networkAllowances = (limit: RouteLimit, { network }: Counting): Allowance[] =>
	ofNetworks(network, limit.perNetwork, { isOfNetwork: true });

/** The keys of a request: its networks, its account, and its networks together with the address. */
function ownAllowances(limit: RouteLimit, who: Counting): Allowance[] {
	const { network, email, accountId } = who;
	const address = email === undefined ? "" : addressOf(email);
	return [
		...networkAllowances(limit, who),
		...ofNetworks(network, limit.guesses?.perNetwork, { prefix: "guesses ", isOfNetwork: true }),
		...(address === ""
			? []
			: ofNetworks(network, limit.perEmailAndNetwork, { prefix: `email ${address} `, isOfNetwork: false })),
		...(accountId === undefined || limit.perAccount === undefined
			? []
			: [{ what: `account ${accountId}`, most: limit.perAccount, isOfNetwork: false }]),
	];
}

/** The key of an address, from wherever it is named. */
const sharedAllowances = ({ perEmail }: RouteLimit, address: string): Allowance[] =>
	address === "" || perEmail === undefined
		? []
		: [{ what: `email ${address}`, most: perEmail, isOfNetwork: false }];
