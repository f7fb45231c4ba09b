import { pageEdition } from "./edition.ts";

/** Preloads the handlers of a guest's device, so that they work after the network is lost. */
export const prefetchGuestHandlers = (): void => {
	if (pageEdition !== "live") return;
	void Promise.allSettled([
		import("./device/guest-saved.ts"),
		import("./device/guest-quest.ts").then(({ prepareGuest }) => prepareGuest()),
	]);
};
