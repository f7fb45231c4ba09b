import { pageEdition } from "./edition.ts";

/** Loads the handlers of a guest's device ahead of need, so that they work when the network has gone meanwhile. */
export const prefetchGuestHandlers = (): void => {
	if (pageEdition !== "live") return;
	void Promise.allSettled([
		import("./device/guest-saved.ts"),
		import("./device/guest-quest.ts").then(({ prepareGuest }) => prepareGuest()),
	]);
};
