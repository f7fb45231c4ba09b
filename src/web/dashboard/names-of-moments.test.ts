import { expect, it } from "vitest";
import { namesOfMoments } from "./names-of-moments.ts";

it("tells quizzes of one day apart by their time, and others by their day alone", () => {
	const format = {
		mediumDate: (instant: string) => instant.slice(0, 10),
		time: (instant: string) => instant.slice(11, 16),
	};
	const instants = ["2026-05-09T08:00:00Z", "2026-05-10T08:00:00Z", "2026-05-10T17:30:00Z"];
	expect(namesOfMoments(instants, format, "UTC")).toEqual([
		"2026-05-09",
		"2026-05-10, 08:00",
		"2026-05-10, 17:30",
	]);
});
