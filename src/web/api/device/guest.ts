import type { RequestOf } from "#contract/route-key.ts";
import type { Game } from "#domain/quest/quest.ts";
import { success } from "#domain/shared/result.ts";
import { loadWithRetry } from "../../shared/load-with-retry.ts";
import { guestKey } from "../storage-keys.ts";
import type { DeviceHandlers } from "../transport.ts";
import { type DeviceContext, thisDevice } from "./device-context.ts";
import { dispatch } from "./dispatch.ts";
import { createGuestStore } from "./guest-store.ts";

const loadQuest = () => loadWithRetry(() => import("../../quest/guest.ts"));
/** The games without their words. */
const loadGames = async (): Promise<readonly Game[]> =>
	(await loadWithRetry(() => import("spectra:rules/en"))).default.games;

/**
 * What a guest may do, kept under `guest` until it moves to an account. The quest arrives when it is first needed: the
 * page of somebody who left no trace yet loads next to nothing.
 */
export const guestHandlers = (context: DeviceContext, games = loadGames) => {
	const { device, now } = context;
	const store = createGuestStore(device);
	const quest = async () => {
		const [{ guestQuest }, all] = await Promise.all([loadQuest(), games()]);
		return guestQuest(context, store, all);
	};
	const isUntouched = () => device.read(guestKey, (value) => value) === null;
	return {
		"GET /api/saved-careers": () =>
			success({ saved: store.read().saved.map((careerId) => ({ careerId, savedAt: now() })) }),
		"PUT /api/saved-careers/:careerId": ({ params: { careerId } }) => {
			store.setSaved([careerId, ...store.read().saved.filter((one) => one !== careerId)]);
			return success(null);
		},
		"DELETE /api/saved-careers/:careerId": ({ params: { careerId } }) => {
			store.setSaved(store.read().saved.filter((one) => one !== careerId));
			return success(null);
		},
		"GET /api/quest": async () => {
			if (isUntouched()) return success((await import("../../quest/untouched-quest.ts")).untouchedQuest);
			return success((await quest()).overview());
		},
		"POST /api/quest/completions": async ({ body }: RequestOf<"POST /api/quest/completions">) =>
			(await quest()).complete(body),
	} satisfies DeviceHandlers;
};

export const guestTransport = dispatch(async () => guestHandlers(thisDevice));

/** Loads all parts ahead of need: what a guest does is kept although the network may be gone by then. */
export const prepareGuest = (): void =>
	void Promise.allSettled([import("../../quest/guest.ts"), loadGames()]);
