import type { Researcher } from "#contract/consultations.ts";
import { emptySelection, type Selection, stillOffered } from "#domain/consultations/selection.ts";
import { durations } from "#domain/consultations/slots.ts";
import type { Zone } from "#domain/shared/instant.ts";
import { visitStorage } from "../api/storage.ts";
import { selectionKey } from "../api/storage-keys.ts";

/** A stored text: `stillOffered` compares it with the current offer. */
const textOrNull = <Text extends string>(value: unknown): Text | null =>
	typeof value === "string" ? (value as Text) : null;

const selectionIn = (stored: unknown): Selection | null => {
	if (typeof stored !== "object" || stored === null || Array.isArray(stored)) return null;
	const { researcherId, date, startsAt, duration } = stored as Readonly<Record<string, unknown>>;
	return {
		researcherId: textOrNull(researcherId),
		date: textOrNull(date),
		startsAt: textOrNull(startsAt),
		duration: durations.find((one) => one === duration) ?? emptySelection.duration,
	};
};

/** The choices made in this tab before a reload, a login or the return, as far as they are still offered. */
export const readSelection = (researchers: readonly Researcher[], zone: Zone): Selection => {
	const kept = visitStorage.read(selectionKey, selectionIn);
	if (kept === null) return emptySelection;
	return stillOffered(
		kept,
		researchers.find(({ id }) => id === kept.researcherId),
		zone,
	);
};

/** Stores the choices for as long as the tab is open. */
export const storeSelection = (selection: Selection): void => visitStorage.write(selectionKey, selection);
