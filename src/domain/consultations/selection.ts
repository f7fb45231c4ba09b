import type { Instant, LocalDate, Zone } from "../shared/instant.ts";
import {
	type BookingRequest,
	type Duration,
	datesOf,
	defaultDuration,
	freeTimes,
	type Slot,
} from "./slots.ts";

/** The choices in the booking panel so far. `date` is a day in the zone of the person who books. */
export type Selection = BookingRequest & { readonly date: LocalDate | null };

/** Nothing chosen yet. */
export const emptySelection: Selection = {
	researcherId: null,
	date: null,
	startsAt: null,
	duration: defaultDuration,
};

/** Picking a researcher clears date and time; the duration stays. */
export const pickResearcher = (selection: Selection, researcherId: string): Selection => ({
	...emptySelection,
	researcherId,
	duration: selection.duration,
});

/** Picking a date clears the time. */
export const pickDate = (selection: Selection, date: LocalDate): Selection => ({
	...selection,
	date,
	startsAt: null,
});

/**
 * A day picked before a researcher: the one who is free first on that day is chosen with it, else the first of the list who offers
 * that day. Days are those of `zone`, the zone of the person who books.
 */
export const pickDayOfAny = (
	selection: Selection,
	date: LocalDate,
	researchers: readonly { readonly id: string; readonly slots: readonly Slot[] }[],
	zone: Zone,
): Selection => {
	const { duration } = selection;
	const offering = researchers.filter(({ slots }) => datesOf(slots, zone).includes(date));
	const [earliest] = offering
		.flatMap(({ id, slots }) => {
			const [first] = freeTimes(slots, { date, duration, zone });
			return first === undefined ? [] : [{ id, first }];
		})
		.toSorted((one, other) => (one.first < other.first ? -1 : one.first > other.first ? 1 : 0));
	const id = earliest?.id ?? offering[0]?.id;
	return id === undefined ? selection : pickDate(pickResearcher(selection, id), date);
};

/** The selection with another time. */
export const pickTime = (selection: Selection, startsAt: Instant): Selection => ({ ...selection, startsAt });

/** Picking a duration keeps the time if the researcher is free for that long, else clears it. */
export const pickDuration = (
	selection: Selection,
	duration: Duration,
	{ slots, zone }: { slots: readonly Slot[]; zone: Zone },
): Selection => {
	const { date, startsAt } = selection;
	const times = date === null ? [] : freeTimes(slots, { date, duration, zone });
	return { ...selection, duration, startsAt: startsAt && times.includes(startsAt) ? startsAt : null };
};

/**
 * The part of an earlier selection that is still offered: without a time that is gone, without a day that has no times
 * left, and only the duration where the researcher (undefined) no longer exists. Days are those of `zone`, the
 * zone of the person who books.
 */
export const stillOffered = (
	selection: Selection,
	researcher: { readonly id: string; readonly slots: readonly Slot[] } | undefined,
	zone: Zone,
): Selection => {
	const { date, duration } = selection;
	if (researcher === undefined) return { ...emptySelection, duration };
	if (date === null || !datesOf(researcher.slots, zone).includes(date))
		return pickResearcher(selection, researcher.id);
	return pickDuration(selection, duration, { slots: researcher.slots, zone });
};

/** Whether researcher, date and time are chosen. The Book button is disabled until then. */
export const isComplete = ({ researcherId, date, startsAt }: Selection): boolean =>
	researcherId !== null && date !== null && startsAt !== null;
