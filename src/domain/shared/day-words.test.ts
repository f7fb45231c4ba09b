import { describe, expect, it } from "vitest";
import { dayWords } from "./day-words.ts";
import { type Locale, languages } from "./locale.ts";
import { parisZone } from "./moment.ts";

const full = { dateStyle: "full", timeZone: parisZone } as const;
const short = { weekday: "short", day: "numeric", month: "short", timeZone: parisZone } as const;
const medium = { dateStyle: "medium", timeZone: parisZone } as const;
const [first, third] = [Date.parse("2026-12-01T09:00Z"), Date.parse("2026-12-03T09:00Z")];

const written = (locale: Locale, at: number) =>
	[full, short, medium].map((options) => dayWords(locale, options)(at));

describe("a day in words", () => {
	it("keeps number and month on one line", () => {
		expect(written("fr", third)).toEqual([
			"jeudi 3\u00a0décembre 2026",
			"jeu. 3\u00a0déc.",
			"3\u00a0déc. 2026",
		]);
		expect(written("en", third)).toEqual([
			"Thursday 3\u00a0December 2026",
			"Thu 3\u00a0Dec",
			"3\u00a0Dec 2026",
		]);
		const badge = dayWords("en", { dateStyle: "medium" }, languages.en.earnedDateTag);
		expect(badge(Date.parse("2025-04-15T12:00Z"))).toBe("Apr\u00a015, 2025");
	});

	it("begins a French month with its first, and no other language", () => {
		expect(written("fr", first)).toEqual([
			"mardi 1er\u00a0décembre 2026",
			"mar. 1er\u00a0déc.",
			"1er\u00a0déc. 2026",
		]);
		expect(written("en", first)[2]).toBe("1\u00a0Dec 2026");
		expect(written("fr", Date.parse("2026-12-11T09:00Z"))[2]).toBe("11\u00a0déc. 2026");
	});
});
