import { type CareerId, isCareerId } from "#domain/careers/career-id.ts";
import { entriesOf, type JsonStorage, listIn } from "../storage.ts";
import { guestKey } from "../storage-keys.ts";

/** The careers in a list that may hold anything, each once. */
export const savedIn = (list: unknown): CareerId[] => [
	...new Set(
		entriesOf(listIn(list) ?? [], (entry) => (typeof entry === "string" && isCareerId(entry) ? entry : null)),
	),
];

/** A guest's saved careers, latest first, read without the schemas of the other work: every card asks for them. */
export const readSavedCareers = (device: JsonStorage): CareerId[] => {
	const accept = (value: unknown): CareerId[] | null => {
		const { version, saved } = (value ?? {}) as { version?: unknown; saved?: unknown };
		return version === 1 ? savedIn(saved) : null;
	};
	return device.read(guestKey, accept) ?? [];
};
