import type { formatsOf } from "#domain/shared/format.ts";
import type { Instant } from "#domain/shared/instant.ts";
import { deviceZone } from "../api/device-zone.ts";

type Words = Pick<ReturnType<typeof formatsOf>, "mediumDate" | "time">;

/** The labels of finished quizzes: the day, and the time if several were finished on one day. */
export const attemptLabels = (instants: readonly Instant[], words: Words, zone = deviceZone()): string[] => {
	const days = instants.map((instant) => words.mediumDate(instant, zone));
	return instants.map((instant, index) => {
		const day = days[index] ?? "";
		const isAlone = days.indexOf(day) === days.lastIndexOf(day);
		return isAlone ? day : `${day}, ${words.time(instant, zone)}`;
	});
};
