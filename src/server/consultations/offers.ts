import {
	dayOf,
	openSlots,
	weeksFrom,
	type ZoneCalendar,
	zoneCalendar,
} from "#domain/consultations/open-slots.ts";
import type { Slot } from "#domain/consultations/slots.ts";
import { toInstant, utcDateOf, type Zone } from "#domain/shared/instant.ts";
import { dayMs } from "#domain/shared/units.ts";
import type { Queries } from "#server/platform/db/queries.ts";
import { hoursOf, type ResearcherRow, takenOf } from "./researchers/store.ts";

/** A researcher with every free time of the coming weeks. */
export interface ResearcherOffer {
	readonly researcher: ResearcherRow;
	readonly slots: readonly Slot[];
}

/** The day before the earliest today of all zones: exceptions from there on may still matter. */
const aDayEarlier = (now: Date): string => utcDateOf(toInstant(new Date(now.getTime() - dayMs)));

/** Zone calendars, cached for a day. */
const calendars = { day: Number.NaN, byZone: new Map<string, ZoneCalendar>() };

function calendarOf(zone: Zone, day: number): ZoneCalendar {
	if (calendars.day !== day) {
		calendars.day = day;
		calendars.byZone.clear();
	}
	const known = calendars.byZone.get(zone);
	if (known !== undefined) return known;
	const calendar = zoneCalendar(zone, day);
	calendars.byZone.set(zone, calendar);
	return calendar;
}

/** The free times of these researchers in the coming weeks, in three queries however many they are. */
export async function offersOf(
	queries: Queries,
	researchers: readonly ResearcherRow[],
	now: Date,
): Promise<ResearcherOffer[]> {
	const ids = researchers.map(({ id }) => id);
	const [hours, taken] = await Promise.all([
		hoursOf(queries, ids, aDayEarlier(now)),
		takenOf(queries, ids, now),
	]);
	const present = toInstant(now);
	return researchers.map((researcher) => {
		const { id, zone } = researcher;
		const weeks = weeksFrom(calendarOf(zone, dayOf(present)), present);
		const { weekly = [], exceptions = [] } = hours.get(id) ?? {};
		return {
			researcher,
			slots: openSlots({ zone, weekly, exceptions }, taken.get(id) ?? new Set(), weeks),
		};
	});
}
