import type { Instant } from "#domain/shared/moment.ts";
import { deviceZone } from "../api/device-zone.ts";
import type { useFormat } from "../shared/format.ts";

type Format = Pick<ReturnType<typeof useFormat>, "mediumDate" | "time">;

/** What quizzes are called by when they were finished: the day, and the time too where several were on one day. */
export const namesOfMoments = (
	instants: readonly Instant[],
	format: Format,
	zone = deviceZone(),
): string[] => {
	const days = instants.map((instant) => format.mediumDate(instant, zone));
	return instants.map((instant, place) => {
		const day = days[place] ?? "";
		const isAlone = days.indexOf(day) === days.lastIndexOf(day);
		return isAlone ? day : `${day}, ${format.time(instant, zone)}`;
	});
};
