import { notifyManager, QueryClient } from "@tanstack/react-query";
import type { ProblemCode } from "#domain/shared/problem-code.ts";
import { isTemporary, type Problem } from "./problem.ts";
import { deviceStorage } from "./storage.ts";

declare module "@tanstack/react-query" {
	interface Register {
		defaultError: Problem<ProblemCode>;
	}
}

/** Exponential backoff: 2 s, 4 s, 8 s … at most half a minute. */
export const backoffMs = (tries: number): number => Math.min(1_000 * 2 ** Math.max(tries, 1), 30_000);

/** A failed query shows its problem at once, and is retried automatically until it succeeds. */
export const readAgainIntervalMs = (state: {
	readonly status: string;
	readonly error: unknown;
	readonly errorUpdateCount: number;
}): number | false =>
	state.status === "error" && isTemporary(state.error) ? backoffMs(state.errorUpdateCount) : false;

/** Rereads a result that does not exist yet, such as the effect of a payment, with exponential backoff. */
export const readUntilIntervalMs = (state: {
	readonly dataUpdateCount: number;
	readonly errorUpdateCount: number;
}): number => backoffMs(state.dataUpdateCount + state.errorUpdateCount);

/** Runs a callback in a task of its own. Browsers throttle timers in background tabs, but not messages. */
const inNextTask = (callback: () => void): void => {
	const { port1, port2 } = new MessageChannel();
	port1.onmessage = () => {
		port1.close();
		callback();
	};
	port2.postMessage(null);
};

notifyManager.setScheduler(inNextTask);

export const queryClient = new QueryClient({
	defaultOptions: {
		queries: {
			staleTime: 30_000,
			retry: false,
			refetchInterval: ({ state }) => readAgainIntervalMs(state),
			// Requests that the device answers need no network.
			networkMode: "offlineFirst",
		},
		// A person waits for a mutation: it fails at once and is never retried later without their knowledge.
		mutations: { retry: false, networkMode: "always" },
	},
});

const tabs = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel("spectra-queries");

/** Invalidates the responses of these routes, here and in other tabs. */
export const invalidate = async (keys: readonly string[]): Promise<void> => {
	tabs?.postMessage(keys);
	await invalidateHere(keys);
};

/** Writes the answer of a mutation into the cache; other tabs reread it. Requests in flight for it are cancelled. */
export const learn = async <Data>(
	{ queryKey }: { readonly queryKey: readonly unknown[] },
	data: Data,
): Promise<void> => {
	await queryClient.cancelQueries({ queryKey });
	queryClient.setQueryData(queryKey, data);
	tabs?.postMessage([String(queryKey[0])]);
};

const invalidateHere = async (keys: readonly string[]): Promise<void> => {
	await Promise.all(keys.map((key) => queryClient.invalidateQueries({ queryKey: [key] })));
};

/**
 * Listens to other tabs, and to changes that devtools make in the storage. Both editions and guests use the same
 * channel. Returns the function that stops listening.
 */
export const followOtherTabs = (): (() => void) => {
	const ears = new AbortController();
	const { signal } = ears;
	tabs?.addEventListener(
		"message",
		({ data }: MessageEvent<readonly string[]>) => void invalidateHere(data),
		{
			signal,
		},
	);
	window.addEventListener(
		"storage",
		({ key }) => {
			deviceStorage.forget(key);
			void queryClient.invalidateQueries();
		},
		{ signal },
	);
	return () => ears.abort();
};
