import { runMutation } from "../api/api.ts";
import { visitStorage } from "../api/storage.ts";
import { workOfferedKey } from "../api/storage-keys.ts";
import { claimGuestNotebook } from "../notebook/use-notebook.ts";
import { openGuestStore, withdrawOffer } from "./guest-work.ts";

/**
 * Moves a guest's work to the account and removes it here; work added meanwhile stays, and the notebook stays on the device as the
 * account's. Rejects with a `Problem`.
 */
export const mergeGuestWork = async (): Promise<void> => {
	const store = await openGuestStore();
	const { mergeId, attempts, saved, completions } = store.read();
	const work = { attempts, saved, completions };
	await runMutation("POST /api/guest/merge", { body: { mergeId, ...work } });
	store.remove(work);
	claimGuestNotebook();
};

/** Whether the work was offered in this tab; an offer counts once. */
export const consumeOffer = (): boolean => {
	const isOffered = visitStorage.read(workOfferedKey, (value) => value === true || null) !== null;
	withdrawOffer();
	return isOffered;
};

/** Moves the work that was offered in this tab. False if nothing was offered or the request failed. */
export const moveOffered = async (): Promise<boolean> => {
	if (!consumeOffer()) return false;
	return mergeGuestWork().then(
		() => true,
		() => false,
	);
};
