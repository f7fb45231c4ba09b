import type { Backend } from "#contract/backend.ts";
import { sessionQuery } from "../../api/api.ts";
import { queryClient } from "../../api/query-client.ts";
import { thisBrowser } from "../browser/world.ts";
import { createHttpBackend } from "./create-http-backend.ts";
import type { HttpWorld, Notice } from "./world.ts";

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
export const createBrowserHttp = (): Backend => {
	const tabs = new BroadcastChannel("spectra");
	return createHttpBackend({
		...thisBrowser,
		fetch: createFetch(),
		zone: () => Intl.DateTimeFormat().resolvedOptions().timeZone,
		tellOtherTabs: (notice) => tabs.postMessage(notice),
		onNotice: (listener) =>
			tabs.addEventListener("message", ({ data }: MessageEvent<Notice>) => listener(data)),
	});
};
