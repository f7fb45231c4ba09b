import type { GuestWork } from "#contract/personal-data.ts";
import { deviceStorage, visitStorage } from "../api/storage.ts";
import {
	classMembershipKey,
	compareKey,
	counsellorKey,
	guestKey,
	notebookKey,
	selectionKey,
	workOfferedKey,
} from "../api/storage-keys.ts";
import { deleteVisit } from "../quiz/visit.ts";

/** The store of a guest's work, loaded on demand. */
export const openGuestStore = async () => (await import("../api/device/guest-store.ts")).guestStore;

/** Whether this browser holds any guest's work, valid or broken. */
export const hasGuestWork = (): boolean => deviceStorage.read(guestKey, (value) => value) !== null;

/** Whether there is data that a guest could erase: work, a place in a class, or a notebook. */
export const hasErasableData = (): boolean =>
	hasGuestWork() ||
	[classMembershipKey, notebookKey].some((key) => deviceStorage.read(key, (value) => value) !== null);

/** A guest's work in this browser; null without any. */
export const readGuestWork = async (): Promise<GuestWork | null> => {
	if (!hasGuestWork()) return null;
	const { attempts, saved, completions } = (await openGuestStore()).read();
	return attempts.length + saved.length + completions.length === 0 ? null : { attempts, saved, completions };
};

/**
 * Remembers, in this tab, that a guest asked to keep their work in an account: they are not asked again whose it is.
 */
export const offerGuestWork = (): void => visitStorage.write(workOfferedKey, true);

/** Withdraws the offer: the guest has left the page that made it. */
export const withdrawOffer = (): void => visitStorage.remove(workOfferedKey);

/**
 * Deletes a guest's work, the place in a class, the comparison, the notebook and the quiz of this visit: they belong to another person, or the
 * guest erases them.
 */
export const discardGuestWork = (): void => {
	deviceStorage.remove(guestKey);
	deviceStorage.remove(classMembershipKey);
	deviceStorage.remove(compareKey);
	deviceStorage.remove(notebookKey);
	visitStorage.remove(selectionKey);
	visitStorage.remove(counsellorKey);
	withdrawOffer();
	deleteVisit();
};

/**
 * The owner of the unsent work is unknown: it becomes a guest's work, whose owner is asked for. Called at a login.
 */
export const releaseOutbox = async (): Promise<void> => {
	if (hasGuestWork()) (await openGuestStore()).releaseOutbox();
};
