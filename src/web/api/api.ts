import { type MutationOptions, useMutation } from "@tanstack/react-query";
import type { RequestOf, ResponseOf, RouteKey } from "#contract/route-key.ts";
import { call } from "./call.ts";
import { type ProblemOfRoute, unwrap } from "./problem.ts";
import { invalidate, queryClient } from "./query-client.ts";

export { apiQuery, isGuest, knownSession, sessionQuery } from "./call.ts";
export { routeAddress } from "./network.ts";

interface ApiMutation<Key extends RouteKey> {
	/** The routes to reread afterwards, also after a failure. */
	readonly invalidates?: readonly RouteKey[];
	readonly onSuccess?: (value: ResponseOf<Key>, request: RequestOf<Key>) => unknown;
	readonly onError?: (problem: ProblemOfRoute<Key>, request: RequestOf<Key>) => void;
}

const apiMutation = <Key extends RouteKey>(
	key: Key,
	{ invalidates = [], onSuccess, onError }: ApiMutation<Key>,
): MutationOptions<ResponseOf<Key>, ProblemOfRoute<Key>, RequestOf<Key>> => ({
	mutationFn: async (request) => unwrap(await call(key, request)),
	onSuccess: (value, request) => onSuccess?.(value, request),
	onError: (problem, request) => onError?.(problem, request),
	onSettled: () => void invalidate(invalidates),
});

/** A change by one route. `error.code` is one of the route's problems. */
export const useApiMutation = <Key extends RouteKey>(key: Key, options: ApiMutation<Key> = {}) =>
	useMutation(apiMutation(key, options));

/** Runs a change outside a component. Rejects with a `Problem`. */
export const runMutation = <Key extends RouteKey>(
	key: Key,
	request: RequestOf<Key>,
	options: ApiMutation<Key> = {},
): Promise<ResponseOf<Key>> =>
	queryClient.getMutationCache().build(queryClient, apiMutation(key, options)).execute(request);

/** Reads a route now, past the cache. Rejects with a `Problem`. */
export const readNow = async <Key extends Extract<RouteKey, `GET ${string}`>>(
	key: Key,
	request: RequestOf<Key>,
): Promise<ResponseOf<Key>> => unwrap(await call(key, request));
