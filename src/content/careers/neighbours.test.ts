import { describe, expect, it } from "vitest";
import { careerIds } from "#domain/careers/career-id.ts";
import { neighboursOf } from "#domain/careers/neighbour.ts";
import { neighbourIds } from "#domain/careers/neighbour-id.ts";
import type { StudyStep } from "#domain/careers/study-map.ts";
import { locales } from "#domain/shared/locale.ts";
import { neighbourCards, neighbourSource, presentNeighbour } from "./neighbours.ts";
import { usualWays } from "./usual-ways.ts";

const figuresIn = (text: string): number[] =>
	[
		...text
			.replace(/(?<=\d)[\u202f\u00a0,](?=\d{3})/g, "")
			.matchAll(/(?<![\p{L}\d.,-])\d+(?:[.,]\d+)?(?!\p{L})/gu),
	].map(([number]) => Number(number.replace(",", ".")));

describe.each(neighbourIds)("the neighbouring career %s", (id) => {
	const source = neighbourSource(id);
	const sentences = locales.map((locale) => [
		source.text[locale].wayIn,
		...source.facts.map(({ text }) => text[locale]),
	]);

	it("every figure of its facts and its way in has a stored source, in both languages", () => {
		const known = new Set(source.figures.map(({ value }) => value));
		for (const sentence of sentences.flat())
			for (const figure of figuresIn(sentence)) expect(known, sentence).toContain(figure);
	});

	it("both languages state the same figures", () => {
		const [first, ...others] = sentences.map((texts) => new Set(texts.flatMap(figuresIn)));
		for (const other of others) expect(other).toEqual(first);
	});

	it("every source is named by a fact, a figure or the way in, and the other way round", () => {
		const named = new Set([
			...[...source.facts, ...source.figures].map((one) => one.source),
			...source.wayInSources,
		]);
		expect(named).toEqual(new Set(Object.keys(source.sources)));
	});

	it("its week has a setting for each line, in both languages", () => {
		for (const locale of locales) expect(source.text[locale].week).toHaveLength(source.settings.length);
	});

	it("each way begins after the baccalauréat and has no gap", () => {
		for (const { way } of source.ways) {
			const steps: readonly StudyStep[] = usualWays[way];
			expect(steps[0]?.from).toBe(0);
			for (const [index, { from, to }] of steps.entries()) {
				expect(to).toBeGreaterThan(from);
				const before = steps[index - 1];
				// A few students leave a BUT for a school a year before its end.
				const earliest = (before?.to ?? 0) - (before?.kind === "but" ? 1 : 0);
				expect(from).toBeGreaterThanOrEqual(earliest);
				expect(from).toBeLessThanOrEqual(before?.to ?? 0);
			}
		}
	});

	it("its drawing has a first course to look for", () => {
		const { lanes } = presentNeighbour(source, "fr").studyMap;
		expect(lanes.flat().some(({ firstCourses }) => firstCourses.length > 0)).toBe(true);
	});
});

describe("the neighbouring careers", () => {
	it("they are at least twenty-four, and none is a career of the catalogue", () => {
		expect(neighbourIds.length).toBeGreaterThanOrEqual(24);
		expect(neighbourIds.filter((id) => (careerIds as readonly string[]).includes(id))).toEqual([]);
	});

	it.each(locales)("no two have the same title in %s", (locale) => {
		const titles = neighbourCards(locale).map(({ title }) => title);
		expect(new Set(titles).size).toBe(titles.length);
	});

	it("each career of the catalogue works with at least one of them", () => {
		const cards = neighbourCards("en");
		for (const id of careerIds) expect(neighboursOf(cards, id), id).not.toEqual([]);
	});

	it("the years of a career contain those of its longest way: after a whole BUT, after a bridging class", () => {
		const yearsOf = (id: string) => neighbourCards("en").find((card) => card.id === id)?.years;
		for (const id of ["aeronautical-engineer", "civil-engineer", "mechanical-engineer"])
			expect(yearsOf(id), id).toEqual({ from: 5, to: 6 });
		expect(yearsOf("veterinarian")).toEqual({ from: 6, to: 8 });
	});

	it("some take two years of study, some three or four, some five and more", () => {
		const from = neighbourCards("en").map(({ years }) => years.from);
		expect(Math.min(...from)).toBe(2);
		expect(from.some((years) => years === 3)).toBe(true);
		expect(Math.max(...from)).toBeGreaterThanOrEqual(5);
	});
});
