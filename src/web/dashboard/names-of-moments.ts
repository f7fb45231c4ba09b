import type { useFormat } from "../shared/format.ts";

type Format = Pick<ReturnType<typeof useFormat>, "mediumDate" | "time">;

/** What quizzes are called by when they were finished: the day, and the time too where several were on one day. */
export const namesOfMoments = (
	instants: readonly string[],
	format: Format,
	zone = new Intl.DateTimeFormat().resolvedOptions().timeZone,
): string[] => {
	const days = instants.map((instant) => format.mediumDate(instant, zone));
	return instants.map((instant, place) => {
		const day = days[place] ?? "";
		const isAlone = days.indexOf(day) === days.lastIndexOf(day);
		return isAlone ? day : `${day}, ${format.time(instant, zone)}`;
	});
};
