import { useMemo, useSyncExternalStore } from "react";
import {
	type AnsweredMoment,
	type MonthlyLine,
	type Notebook,
	notebookIn,
	withLine,
	withMoment,
} from "#domain/notebook/notebook.ts";
import { deviceStorage } from "../api/storage.ts";
import { createStorageChanges } from "../api/storage-changes.ts";
import { notebookKey } from "../api/storage-keys.ts";

const changes = createStorageChanges();

const stored = (): Notebook => notebookIn(deviceStorage.read(notebookKey, (value) => value));

/** Encoded as text, so that equal notebooks are equal values. */
const snapshot = (): string => JSON.stringify(stored());

const write = (notebook: Notebook): void => {
	deviceStorage.write(notebookKey, notebook);
	changes.announce();
};

/** The notebook of this device, and the functions that write in it. Empty while prerendering. */
export const useNotebook = () => {
	const text = useSyncExternalStore(changes.subscribe, snapshot, () => "");
	const notebook = useMemo(() => notebookIn(text === "" ? null : JSON.parse(text)), [text]);
	return {
		notebook,
		answer: (answered: AnsweredMoment) => write(withMoment(stored(), answered)),
		writeLine: (line: MonthlyLine) => write(withLine(stored(), line)),
	};
};
