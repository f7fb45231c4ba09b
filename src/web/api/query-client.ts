import { notifyManager, QueryClient } from "@tanstack/react-query";
import type { ProblemCode } from "#domain/shared/problem-code.ts";
import { isTemporary, type Problem } from "./problem.ts";
import { deviceStorage } from "./storage.ts";

declare module "@tanstack/react-query" {
	interface Register {
		defaultError: Problem<ProblemCode>;
	}
}

/** 2 s, 4 s, 8 s … at most half a minute. */
export const backoffMs = (tries: number): number => Math.min(1_000 * 2 ** Math.max(tries, 1), 30_000);

/** What could not be read is shown as a problem at once, and read again by itself until it comes. */
export const readAgainIntervalMs = (state: {
	readonly status: string;
	readonly error: unknown;
	readonly errorUpdateCount: number;
}): number | false =>
	state.status === "error" && isTemporary(state.error) ? backoffMs(state.errorUpdateCount) : false;

/** What is not there yet, such as the effect of a payment, is read again ever more seldom until it is. */
export const readUntilIntervalMs = (state: {
	readonly dataUpdateCount: number;
	readonly errorUpdateCount: number;
}): number => backoffMs(state.dataUpdateCount + state.errorUpdateCount);

// A busy button must not wait for a timer, which browsers throttle in background tabs.
notifyManager.setScheduler(queueMicrotask);

export const queryClient = new QueryClient({
	defaultOptions: {
		queries: {
			staleTime: 30_000,
			retry: false,
			refetchInterval: ({ state }) => readAgainIntervalMs(state),
			// What the device answers is answered without a network, too.
			networkMode: "offlineFirst",
		},
		// A person waits for it: told at once that it did not work, never done later behind their back.
		mutations: { retry: false, networkMode: "always" },
	},
});

const tabs = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel("spectra-queries");

/** Reads again, here and in other tabs, what the responses of these routes told. */
export const invalidate = async (keys: readonly string[]): Promise<void> => {
	tabs?.postMessage(keys);
	await invalidateHere(keys);
};

/** Puts in what a change has answered, here and, by their own reading, in other tabs. What was on its way is dropped. */
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
 * Listens to other tabs, and to what devtools write into the storage. Both editions and guests use the same channel.
 * What it returns ends that.
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
