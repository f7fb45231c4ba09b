import { expect, it } from "vitest";
import { type Instant, utcZone } from "#domain/shared/instant.ts";
import { attemptLabels } from "./attempt-labels.ts";

it("attemptLabels adds the time to quizzes of one day, and shows the day alone for others", () => {
	const dates = {
		mediumDate: (instant: Instant) => instant.slice(0, 10),
		time: (instant: Instant) => instant.slice(11, 16),
	};
	const instants = [
		"2026-05-09T08:00:00.000Z",
		"2026-05-10T08:00:00.000Z",
		"2026-05-10T17:30:00.000Z",
	] as const;
	expect(attemptLabels(instants, dates, utcZone)).toEqual([
		"2026-05-09",
		"2026-05-10, 08:00",
		"2026-05-10, 17:30",
	]);
});
