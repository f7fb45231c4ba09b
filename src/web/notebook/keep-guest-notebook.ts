import { guestOwner, type TabOwner } from "#domain/account/tab-owner.ts";
import { notebookOf, ownerOfNotebook } from "#domain/notebook/notebook.ts";
import { deviceStorage } from "../api/storage.ts";
import { notebookKey } from "../api/storage-keys.ts";
import { knownTabOwner } from "../api/tab-owner.ts";
import { storeNotebook } from "./use-notebook.ts";

/** A guest said that the work on this device is theirs: their notebook belongs to the account of this tab from now on. */
export const keepGuestNotebook = (owner: TabOwner | null = knownTabOwner()): void => {
	const stored = deviceStorage.read(notebookKey, (value) => value);
	if (stored === null || owner === null || ownerOfNotebook(stored) !== guestOwner) return;
	storeNotebook(owner, notebookOf(stored, guestOwner));
};
