import { queryOptions } from "@tanstack/react-query";
import type { OutcomeOf, RequestOf, ResponseOf, RouteKey } from "#contract/route-key.ts";
import { isConsented } from "#domain/account/consented.ts";
import type { Session } from "#domain/account/session.ts";
import { pageEdition } from "./edition.ts";
import { createLiveTransport } from "./live-transport.ts";
import { createNetworkTransport } from "./network.ts";
import { type ProblemOfRoute, unwrap } from "./problem.ts";
import { queryClient } from "./query-client.ts";
import { ownAccountId } from "./tab-owner.ts";
import type { Transport } from "./transport.ts";

/** A transport that is loaded when it is first needed. If loading fails, the site counts as unreachable. */
const lazyTransport =
	(load: () => Promise<Transport>): Transport =>
	async <Key extends RouteKey>(key: Key, request: RequestOf<Key>) => {
		const transport = await load().catch(() => null);
		return transport === null
			? ({ ok: false, code: "common.unreachable" } as OutcomeOf<Key>)
			: transport(key, request);
	};

const guestQuest = lazyTransport(async () => (await import("./device/guest-quest.ts")).guestQuestTransport);
const guestSaved = lazyTransport(async () => (await import("./device/guest-saved.ts")).guestSavedTransport);
const demo = lazyTransport(async () => (await import("./device/demo.ts")).demoTransport);

const live = createLiveTransport({
	network: createNetworkTransport((url, init) => window.fetch(url, init), ownAccountId),
	guest: (key, request) => (key.includes("saved-careers") ? guestSaved : guestQuest)(key, request),
	isGuest: () => isGuest(),
	onOtherSession: () => void queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey }),
	onSignedOut: () => queryClient.setQueryData(sessionQuery.queryKey, { session: null }),
});

/** Sends a request to the network, a guest's device or the demonstration. Never rejects. Private to this folder. */
export const call: Transport = (key, request) => (pageEdition === "live" ? live : demo)(key, request);

/** A query of one route for `useQuery`; its key is the route with its parameters, or with its body if it has none. */
export const apiQuery = <Key extends RouteKey>(key: Key, request: RequestOf<Key>) =>
	queryOptions<ResponseOf<Key>, ProblemOfRoute<Key>>({
		queryKey: [key, request.params ?? request.body ?? null],
		queryFn: async () => unwrap(await call(key, request)),
	});

/** The session as the server knows it. Every other query belongs to this person. */
export const sessionQuery = apiQuery("GET /api/account/session", {});

/** The session, from the cache if possible; null if the server cannot be reached. */
export const knownSession = async (): Promise<Session | null> =>
	(await queryClient.ensureQueryData(sessionQuery).catch(() => ({ session: null }))).session;

/** Whether the server stores no optional data for this person: they have no account, or consent is missing. */
export const isGuest = async (): Promise<boolean> => !isConsented(await knownSession());
