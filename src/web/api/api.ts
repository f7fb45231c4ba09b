import { queryOptions, useMutation } from "@tanstack/react-query";
import type { OutcomeOf, RequestOf, ResponseOf, RouteKey } from "#contract/route-key.ts";
import { isConsented } from "#domain/account/consented.ts";
import type { Session } from "#domain/account/session.ts";
import { loadWithRetry } from "../shared/load-with-retry.ts";
import { createLiveTransport } from "./call.ts";
import { pageEdition } from "./edition.ts";
import { createNetworkTransport } from "./network.ts";
import { type ProblemOfRoute, unwrap } from "./problem.ts";
import { invalidate, queryClient } from "./query-client.ts";
import type { Transport } from "./transport.ts";

/** Who is here as far as it is known. Out of reach, nobody is known to be here. */
export const knownSession = async (): Promise<Session | null> =>
	(await queryClient.ensureQueryData(sessionQuery).catch(() => ({ session: null }))).session;

/** Whether nobody is here for whom the server stores optional things. */
export const isGuest = async (): Promise<boolean> => !isConsented(await knownSession());

/** A transport that arrives when it is first needed. One that does not come leaves the site out of reach. */
const late =
	(load: () => Promise<Transport>): Transport =>
	async <Key extends RouteKey>(key: Key, request: RequestOf<Key>) => {
		const transport = await loadWithRetry(load).catch(() => null);
		return transport === null
			? ({ ok: false, code: "common.unreachable" } as OutcomeOf<Key>)
			: transport(key, request);
	};

const guestQuest = late(async () => (await import("./device/guest-quest.ts")).guestQuestTransport);
const guestSaved = late(async () => (await import("./device/guest-saved.ts")).guestSavedTransport);

const live = createLiveTransport({
	network: createNetworkTransport((url, init) => window.fetch(url, init)),
	guest: (key, request) => (key.includes("saved-careers") ? guestSaved : guestQuest)(key, request),
	isGuest,
	onSignedOut: () => queryClient.setQueryData(sessionQuery.queryKey, { session: null }),
});

const demo = late(async () => (await import("./device/demo.ts")).demoTransport);

/** Asks for data or changes it: the network, a guest's device or the demonstration answers. Never rejects. */
export const call: Transport = (key, request) => (pageEdition === "live" ? live : demo)(key, request);

/** A query of one route for `useQuery`; its key is the route and its parameters. */
export const apiQuery = <Key extends RouteKey>(key: Key, request: RequestOf<Key>) =>
	queryOptions<ResponseOf<Key>, ProblemOfRoute<Key>>({
		queryKey: [key, request.params ?? null],
		queryFn: async () => unwrap<Key>(await call(key, request)),
	});

/** Who is here, as the server says. Every other query is of this person. */
export const sessionQuery = apiQuery("GET /api/account/session", {});

interface ApiMutation<Key extends RouteKey> {
	/** The routes whose responses may be different afterwards, however it ended. */
	readonly invalidates?: readonly RouteKey[];
	readonly onSuccess?: (value: ResponseOf<Key>, request: RequestOf<Key>) => void;
	readonly onError?: (problem: ProblemOfRoute<Key>, request: RequestOf<Key>) => void;
}

/** A change by one route. `error.code` is one of the route's problems. */
export const useApiMutation = <Key extends RouteKey>(
	key: Key,
	{ invalidates = [], onSuccess, onError }: ApiMutation<Key> = {},
) =>
	useMutation<ResponseOf<Key>, ProblemOfRoute<Key>, RequestOf<Key>>({
		mutationFn: async (request) => unwrap<Key>(await call(key, request)),
		onSuccess: (value, request) => onSuccess?.(value, request),
		onError: (problem, request) => onError?.(problem, request),
		onSettled: () => void invalidate(invalidates),
	});
