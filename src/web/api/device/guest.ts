import type { RequestOf } from "#contract/routes/route-key.ts";
import type { CareerId } from "#domain/careers/career-id.ts";
import type { Game } from "#domain/quest/quest.ts";
import { success } from "#domain/shared/result.ts";
import { patiently } from "../../lib/patience.ts";
import { guestKey } from "../storage-keys.ts";
import type { DeviceHandlers } from "../transport.ts";
import { type DeviceWorld, thisDevice } from "./device-world.ts";
import { dispatch } from "./dispatch.ts";
import { readSavedCareers } from "./saved-careers.ts";

const loadStore = () => patiently(() => import("./guest-store.ts"));
const loadQuest = () => patiently(() => import("../../features/quest/guest.ts"));
/** The games without their words. */
const loadGames = async (): Promise<readonly Game[]> =>
	(await patiently(() => import("spectra:rules/en"))).default.games;

/**
 * What a guest may do, kept under `guest` until it moves to an account. Each part arrives when it is first needed: the
 * page of somebody who left no trace yet loads next to nothing.
 */
export const guestHandlers = (world: DeviceWorld, games = loadGames) => {
	const { device, now } = world;
	const changeSaved = async (change: (saved: readonly CareerId[]) => readonly CareerId[]): Promise<void> => {
		const { createGuestStore } = await loadStore();
		createGuestStore(device).setSaved(change(readSavedCareers(device)));
	};
	const quest = async () => {
		const [{ guestQuest }, { createGuestStore }, all] = await Promise.all([
			loadQuest(),
			loadStore(),
			games(),
		]);
		return guestQuest(world, createGuestStore(device), all);
	};
	const isUntouched = () => device.read(guestKey, (value) => value) === null;
	return {
		"GET /api/saved-careers": () =>
			success({ saved: readSavedCareers(device).map((careerId) => ({ careerId, savedAt: now() })) }),
		"PUT /api/saved-careers/:careerId": async ({ params: { careerId } }) => {
			await changeSaved((saved) => [careerId, ...saved.filter((one) => one !== careerId)]);
			return success(null);
		},
		"DELETE /api/saved-careers/:careerId": async ({ params: { careerId } }) => {
			await changeSaved((saved) => saved.filter((one) => one !== careerId));
			return success(null);
		},
		"GET /api/quest": async () => {
			if (isUntouched())
				return success((await import("../../features/quest/untouched-quest.ts")).untouchedQuest);
			return success((await quest()).overview());
		},
		"POST /api/quest/completions": async ({ body }: RequestOf<"POST /api/quest/completions">) =>
			(await quest()).complete(body),
	} satisfies DeviceHandlers;
};

export const guestTransport = dispatch(async () => guestHandlers(thisDevice));

/** Loads all parts ahead of need: what a guest does is kept although the network may be gone by then. */
export const prepareGuest = (): void =>
	void Promise.allSettled([import("./guest-store.ts"), import("../../features/quest/guest.ts"), loadGames()]);
