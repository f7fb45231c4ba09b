import { call } from "../api/api.ts";
import { visitStorage } from "../api/storage.ts";
import { workOfferedKey } from "../api/storage-keys.ts";
import { openGuestStore, withdrawOffer } from "./guest-work.ts";

/** Moves all of it to the account, then forgets it here; what came in meanwhile stays. */
export const mergeGuestWork = async () => {
	const store = await openGuestStore();
	const { mergeId, attempts, saved, completions } = store.read();
	const work = { attempts, saved, completions };
	const merged = await call("POST /api/guest/merge", { body: { mergeId, ...work } });
	if (merged.ok) store.remove(work);
	return merged;
};

/** Whether the work was offered in this tab; an offer counts once. */
export const takeOffer = (): boolean => {
	const isOffered = visitStorage.read(workOfferedKey, (value) => value === true || null) !== null;
	withdrawOffer();
	return isOffered;
};

/** Moves what was offered in this tab; false where nothing was, or where it did not work. */
export const moveOffered = async (): Promise<boolean> => {
	if (!takeOffer()) return false;
	return (await mergeGuestWork()).ok;
};
