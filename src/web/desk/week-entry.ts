import type { WeeklyHours } from "#domain/consultations/weekly.ts";

/** Hours of a week while they are changed: an entry keeps its id. */
export interface WeekEntry extends WeeklyHours {
	readonly id: number;
}

/** Stored hours as entries. */
export const asEntries = (stored: readonly WeeklyHours[]): readonly WeekEntry[] =>
	stored.map((hours, id) => ({ ...hours, id }));

/** One more than the largest of the week, so that no entry has it. */
export const nextEntryId = (week: readonly WeekEntry[]): number =>
	Math.max(-1, ...week.map(({ id }) => id)) + 1;
