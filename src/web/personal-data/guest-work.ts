import type { GuestWork } from "#contract/personal-data.ts";
import { deviceStorage, visitStorage } from "../api/storage.ts";
import { classMembershipKey, guestKey, selectionKey, workOfferedKey } from "../api/storage-keys.ts";
import { deleteVisit } from "../quiz/visit.ts";

/** What keeps a guest's work; it arrives when it is first needed. */
export const openGuestStore = async () => (await import("../api/device/guest-store.ts")).guestStore;

/** Whether this browser holds anything of a guest, good or broken. */
export const holdsGuestWork = (): boolean => deviceStorage.read(guestKey, (value) => value) !== null;

/** Whether there is anything here that a guest could erase: work, or a place in a class. */
export const holdsTraces = (): boolean =>
	holdsGuestWork() || deviceStorage.read(classMembershipKey, (value) => value) !== null;

/** What this browser holds of a guest; null when there is nothing. */
export const readGuestWork = async (): Promise<GuestWork | null> => {
	if (!holdsGuestWork()) return null;
	const { attempts, saved, completions } = (await openGuestStore()).read();
	return attempts.length + saved.length + completions.length === 0 ? null : { attempts, saved, completions };
};

/** Remembers, in this tab, that somebody asked to keep in an account what they did here: they need not be asked whose it is. */
export const offerGuestWork = (): void => visitStorage.write(workOfferedKey, true);

/** Forgets the offer: whoever asked has gone elsewhere. */
export const withdrawOffer = (): void => visitStorage.remove(workOfferedKey);

/** Forgets the work of a guest, the place in a class and the quiz of this visit: they belong to somebody else, or nobody stays here. */
export const discardGuestWork = (): void => {
	deviceStorage.remove(guestKey);
	deviceStorage.remove(classMembershipKey);
	visitStorage.remove(selectionKey);
	withdrawOffer();
	deleteVisit();
};

/** Nobody knows any more whose the unsent work is: it is asked about like a guest's. Called when somebody logs in. */
export const releaseOutbox = async (): Promise<void> => {
	if (holdsGuestWork()) (await openGuestStore()).releaseOutbox();
};
