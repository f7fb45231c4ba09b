import type { RequestOf } from "#contract/route-key.ts";
import type { Game } from "#domain/quest/quest.ts";
import { success } from "#domain/shared/result.ts";
import { loadWithRetry } from "../../shared/load-with-retry.ts";
import { guestKey } from "../storage-keys.ts";
import type { DeviceHandlers } from "../transport.ts";
import { type DeviceContext, thisDevice } from "./device-context.ts";
import { dispatch } from "./dispatch.ts";

const loadQuest = () => loadWithRetry(() => import("../../quest/guest.ts"));
const loadStore = () => loadWithRetry(() => import("./guest-store.ts"));
/** The games without their words. */
const loadGames = async (): Promise<readonly Game[]> =>
	(await loadWithRetry(() => import("spectra:rules/en"))).default.games;

/**
 * A guest's quest, kept under `guest` until it moves to an account. It arrives when it is first needed: the page of
 * somebody who left no trace yet loads next to nothing.
 */
export const guestQuestHandlers = (context: DeviceContext, games = loadGames) => {
	const { device } = context;
	const quest = async () => {
		const [{ guestQuest }, { createGuestStore }, all] = await Promise.all([
			loadQuest(),
			loadStore(),
			games(),
		]);
		return guestQuest(context, createGuestStore(device), all);
	};
	const isUntouched = () => device.read(guestKey, (value) => value) === null;
	return {
		"GET /api/quest": async () => {
			if (isUntouched()) return success((await import("../../quest/untouched-quest.ts")).untouchedQuest);
			return success((await quest()).overview());
		},
		"POST /api/quest/completions": async ({ body }: RequestOf<"POST /api/quest/completions">) =>
			(await quest()).complete(body),
	} satisfies DeviceHandlers;
};

export const guestQuestTransport = dispatch(async () => guestQuestHandlers(thisDevice));

/** Loads all parts ahead of need: what a guest does is kept although the network may be gone by then. */
export const prepareGuest = (): void =>
	void Promise.allSettled([import("../../quest/guest.ts"), import("./guest-store.ts"), loadGames()]);
