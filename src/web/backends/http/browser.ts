import type { Backend } from "#contract/backend.ts";
import { sessionQuery } from "../../api/api.ts";
import { queryClient } from "../../api/query-client.ts";
import { randomId } from "../../api/random-id.ts";
import { thisBrowser } from "../browser/world.ts";
import { createHttpBackend } from "./create-http-backend.ts";
import { lazySimulation } from "./simulation.ts";
import type { GuestRules, HttpWorld, Notice, Simulation } from "./world.ts";

interface Parts {
	readonly rules: () => Promise<GuestRules>;
	readonly samples: () => Promise<Simulation["dashboard"]>;
}

/** Asks the server. The first question after the session is the page's own: it is asked once for both data layers. */
const createFetch = (): HttpWorld["fetch"] => {
	let isFirst = true;
	return async (path, init) => {
		if (path !== "/api/account/session" || !isFirst) return window.fetch(path, init);
		isFirst = false;
		return Response.json(await queryClient.ensureQueryData(sessionQuery));
	};
};

/** The backend over HTTP with this browser's clock, chance, storage and tabs. */
export const createBrowserHttp = ({ rules, samples }: Parts): Backend => {
	const tabs = new BroadcastChannel("spectra");
	return createHttpBackend(
		{
			...thisBrowser,
			fetch: createFetch(),
			zone: () => Intl.DateTimeFormat().resolvedOptions().timeZone,
			randomId,
			tellOtherTabs: (notice) => tabs.postMessage(notice),
			onNotice: (listener) =>
				tabs.addEventListener("message", ({ data }: MessageEvent<Notice>) => listener(data)),
			onFirstTouch: (listener) => {
				const ears = new AbortController();
				for (const name of ["pointerdown", "keydown"])
					window.addEventListener(
						name,
						() => {
							ears.abort();
							listener();
						},
						{ signal: ears.signal },
					);
			},
			rules,
		},
		lazySimulation(samples),
	);
};
