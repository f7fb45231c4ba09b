import { type DependencyList, useCallback, useEffect, useState } from "react";
import type { Backend } from "#contract/backend.ts";
import { sessionQuery } from "../api/api.ts";
import { queryClient } from "../api/query-client.ts";
import { pickBackend } from "../backends/index.ts";
import { patiently } from "./patience.ts";

let picked: Promise<Backend> | undefined;

/** While screens move over one by one: what the old data layer learns, the new one knows. */
const bridge = (backend: Backend): Backend => {
	backend.account.observe((session) => queryClient.setQueryData(sessionQuery.queryKey, { session }));
	backend.subscription.observe((subscription) =>
		queryClient.setQueryData(["GET /api/subscription", null], subscription),
	);
	return backend;
};

const pick = (): Promise<Backend> =>
	pickBackend()
		.then(bridge)
		.catch((error: unknown) => {
			// The next caller tries again: a part of the page may not have arrived.
			picked = undefined;
			throw error;
		});

/** The backend this page uses. Loaded on first need; every caller shares it. */
export const loadBackend = (): Promise<Backend> => {
	const loading = picked ?? pick();
	picked = loading;
	return loading;
};

/** The backend once it is loaded; null in the first moments and while prerendering. */
export const useBackend = (): Backend | null => {
	const [backend, setBackend] = useState<Backend | null>(null);
	useEffect(() => {
		let isCurrent = true;
		patiently(loadBackend).then(
			(loaded) => isCurrent && setBackend(loaded),
			(error: unknown) => console.error("The page's backend did not load", error),
		);
		return () => {
			isCurrent = false;
		};
	}, []);
	return backend;
};

export type Loaded<Data> =
	| { readonly status: "loading" }
	| { readonly status: "error"; readonly retry: () => void }
	| { readonly status: "ready"; readonly data: Data; readonly reload: () => void };

/** Reads data of the backend for a screen: loading, then ready, or an error that can be tried again. */
export const useBackendData = <Data>(
	read: (backend: Backend) => Promise<Data>,
	dependencies: DependencyList,
): Loaded<Data> => {
	const [state, setState] = useState<{ data?: Data; failed: boolean }>({ failed: false });
	const [round, setRound] = useState(0);
	const again = useCallback(() => setRound((before) => before + 1), []);
	// biome-ignore lint/correctness/useExhaustiveDependencies: the caller names what its read depends on
	useEffect(() => {
		let isCurrent = true;
		loadBackend()
			.then(read)
			.then(
				(data) => isCurrent && setState({ data, failed: false }),
				() => isCurrent && setState({ failed: true }),
			);
		return () => {
			isCurrent = false;
		};
	}, [round, ...dependencies]);
	if (state.failed) return { status: "error", retry: again };
	if (!("data" in state)) return { status: "loading" };
	return { status: "ready", data: state.data as Data, reload: again };
};
