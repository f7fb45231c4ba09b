import { describe, expect, it } from "vitest";
import { patternDates } from "#domain/consultations/fixed-schedule.ts";
import { misspacedFrench } from "../../../tests/setup/text-pages.ts";
import { researchers } from "./researchers.ts";

const offeredOn9May = researchers.map(({ pattern }) => patternDates(pattern, "2025-05-09T08:00:00.000Z"));

describe("the researchers", () => {
	// shows 3.20
	it("the researchers are the specification's four", () => {
		expect(researchers.map(({ text }) => text.en.title)).toEqual([
			"Astrophysicist",
			"Biotechnologist",
			"Environmental scientist",
			"Quantum physicist",
		]);
		expect(new Set(researchers.map(({ id }) => id)).size).toBe(4);
	});

	// shows 3.19
	it("the offered days are the specification's, with the clock at 2025-05-09", () => {
		for (const days of offeredOn9May)
			expect(days.map(({ date }) => date)).toEqual([
				"2025-05-10",
				"2025-05-11",
				"2025-05-12",
				"2025-05-13",
				"2025-05-14",
			]);
		const dates = offeredOn9May.flat().filter(({ times }) => times.length > 0);
		expect(new Set(dates.map(({ date }) => date)).size).toBe(5);
	});

	it("times start on the hour, and each researcher leaves a day free", () => {
		for (const days of offeredOn9May) {
			expect(days.flatMap(({ times }) => times)).toEqual(
				expect.arrayContaining([expect.stringMatching(/^\d\d:00$/)]),
			);
			expect(days.flatMap(({ times }) => times).every((time) => time.endsWith(":00"))).toBe(true);
			expect(days.some(({ times }) => times.length === 0)).toBe(true);
		}
		expect(new Set(offeredOn9May.map((days) => JSON.stringify(days))).size).toBe(4);
	});

	it("the initials are those of the name", () => {
		for (const { monogram, text } of researchers) {
			const [first = "", second = ""] = text.fr.name.split(" ");
			expect(monogram).toBe(`${first.charAt(0)}${second.charAt(0)}`);
			expect(text.en.name).toBe(text.fr.name);
		}
	});

	it("the texts follow the typography of each language", () => {
		for (const { text } of researchers) {
			const french = JSON.stringify(Object.values(text.fr).flat()).replaceAll('","', " ");
			expect(french).not.toMatch(misspacedFrench);
			expect(JSON.stringify(Object.values(text))).not.toContain("'");
		}
	});
});
