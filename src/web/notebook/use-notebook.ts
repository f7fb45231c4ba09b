import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { guestOwner, type TabOwner } from "#domain/account/tab-owner.ts";
import {
	type AnsweredMoment,
	type MonthlyLine,
	type Notebook,
	notebookIn,
	notebookOf,
	ownerOfNotebook,
	withLine,
	withMoment,
} from "#domain/notebook/notebook.ts";
import { sessionQuery } from "../api/api.ts";
import { pageEdition } from "../api/edition.ts";
import { deviceStorage } from "../api/storage.ts";
import { createStorageChanges } from "../api/storage-changes.ts";
import { notebookKey } from "../api/storage-keys.ts";
import { knownTabOwner } from "../api/tab-owner.ts";

const changes = createStorageChanges();

const stored = (): unknown => deviceStorage.read(notebookKey, (value) => value);

/** Encoded as text, so that equal notebooks are equal values. */
const snapshot = (): string => JSON.stringify(stored());

/** Stores a person's notebook in place of the device's only one: a notebook of another person is deleted by it. */
const storeNotebook = (owner: TabOwner, notebook: Notebook): void => {
	deviceStorage.write(notebookKey, { ...(owner === guestOwner ? {} : { owner }), ...notebook });
	changes.announce();
};

/** A guest said that the work on this device is theirs: their notebook belongs to the account of this tab from now on. */
export const claimGuestNotebook = (): void => {
	const owner = knownTabOwner();
	const kept = stored();
	if (kept === null || owner === null || ownerOfNotebook(kept) !== guestOwner) return;
	storeNotebook(owner, notebookOf(kept, guestOwner));
};

/** The person whose notebook this tab may show; null until it is known, for example offline in a new tab. */
const useReader = (): TabOwner | null => {
	const { data } = useQuery(sessionQuery);
	if (data === undefined) return knownTabOwner();
	const { session } = data;
	if (session === null || pageEdition === "demo") return guestOwner;
	// The hint of a session names no account.
	return session.accountId ?? knownTabOwner();
};

/**
 * The notebook that the reader wrote on this device, and the functions that write in it. Empty while prerendering, until
 * the reader is known, and where the stored notebook belongs to another person. Written for an unknown reader, it could
 * delete another person's notebook: an answer waits until the reader is known, and shows meanwhile; a line is not written
 * then (`writeLine` returns false), and remains in its field.
 */
export const useNotebook = () => {
	const reader = useReader();
	const [waiting, setWaiting] = useState<readonly AnsweredMoment[]>([]);
	const text = useSyncExternalStore(changes.subscribe, snapshot, () => "");
	const notebook = useMemo(
		() =>
			waiting.reduce(
				withMoment,
				text === "" || reader === null ? notebookIn(null) : notebookOf(JSON.parse(text), reader),
			),
		[text, reader, waiting],
	);
	useEffect(() => {
		if (reader === null || waiting.length === 0) return;
		storeNotebook(reader, waiting.reduce(withMoment, notebookOf(stored(), reader)));
		setWaiting([]);
	}, [reader, waiting]);
	return {
		notebook,
		answer: (answered: AnsweredMoment): void => {
			if (reader === null) setWaiting((before) => [...before, answered]);
			else storeNotebook(reader, withMoment(notebookOf(stored(), reader), answered));
		},
		writeLine: (line: MonthlyLine): boolean => {
			if (reader === null) return false;
			storeNotebook(reader, withLine(notebookOf(stored(), reader), line));
			return true;
		},
	};
};
