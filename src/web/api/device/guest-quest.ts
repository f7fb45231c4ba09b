import type { RequestOf } from "#contract/route-key.ts";
import type { Game } from "#domain/quest/quest.ts";
import { success } from "#domain/shared/result.ts";
import { emptyQuest } from "../../quest/empty-quest.ts";
import { deviceStorage, type JsonStorage } from "../storage.ts";
import { guestKey } from "../storage-keys.ts";
import type { DeviceHandlers } from "../transport.ts";
import type { DeviceContext } from "./device-context.ts";
import { dispatch } from "./dispatch.ts";

const loadQuest = () => import("../../quest/guest.ts");
const loadStore = () => import("./guest-store.ts");
/** The games without their texts. */
const loadGames = async (): Promise<readonly Game[]> => (await import("spectra:rules/en")).default.games;

const loadContext = async (): Promise<DeviceContext> => (await import("./device-context.ts")).thisDevice;

/**
 * A guest's quest, stored under `guest` until it moves to an account. It is loaded on demand: the page of a guest
 * without stored work loads next to nothing.
 */
export const guestQuestHandlers = (device: JsonStorage, context = loadContext, games = loadGames) => {
	const quest = async () => {
		const [{ guestQuest }, { createGuestStore }, own, all] = await Promise.all([
			loadQuest(),
			loadStore(),
			context(),
			games(),
		]);
		return guestQuest(own, createGuestStore(device), all);
	};
	const isUntouched = () => device.read(guestKey, (value) => value) === null;
	return {
		"GET /api/quest": async () => success(isUntouched() ? emptyQuest : (await quest()).overview()),
		"POST /api/quest/completions": async ({ body }: RequestOf<"POST /api/quest/completions">) =>
			(await quest()).complete(body),
	} satisfies DeviceHandlers;
};

export const guestQuestTransport = dispatch(async () => guestQuestHandlers(deviceStorage));

/** Preloads all modules: a guest's work is stored even if the network is gone by then. */
export const prepareGuest = (): void =>
	void Promise.allSettled([
		import("../../quest/guest.ts"),
		import("./guest-store.ts"),
		loadContext(),
		loadGames(),
	]);
