import { describe, expect, it } from "vitest";
import { careerIds } from "#domain/careers/career-id.ts";
import { fold } from "#domain/careers/search/fold.ts";
import { nearestTo } from "#domain/careers/search/nearest.ts";
import { prepareSearch, searchCareers } from "#domain/careers/search/search.ts";
import { locales } from "#domain/shared/locale.ts";
import { typedWords } from "../../../tests/setup/typed-words.ts";
import { careerSources } from "./catalogue.ts";
import { presentCard } from "./present.ts";
import { searchWords } from "./search-words.ts";

const leastShare = 0.95;
const leastSynonyms = 8;

describe.each(locales)("search in %s", (locale) => {
	const words = searchWords(locale);
	const index = prepareSearch(
		careerSources(locale).map((source) => presentCard(source, locale)),
		words,
	);
	const found = (query: string) => searchCareers(index, { query, category: null }).map(({ id }) => id);

	it("95 of 100 typical queries find one of the expected careers", () => {
		const lines = typedWords[locale].split(";").map((line) => line.trim().split(": "));
		expect(lines.length).toBeGreaterThanOrEqual(120);
		const missed = lines.flatMap(([word = "", ids = ""]) => {
			const expected = ids.split(" ");
			for (const id of expected) expect(careerIds, word).toContain(id);
			const own = found(word);
			return expected.some((id) => own.includes(id as (typeof careerIds)[number])) ? [] : [word];
		});
		expect(missed.length / lines.length, missed.join(", ")).toBeLessThanOrEqual(1 - leastShare);
	});

	it("each career has its own synonyms, none used twice", () => {
		for (const id of careerIds) {
			const own = (words.synonyms[id] ?? []).map(fold);
			expect(own.length, id).toBeGreaterThanOrEqual(leastSynonyms);
			expect(new Set(own).size, id).toBe(own.length);
		}
	});

	it("the nearest careers are named where nothing is found, and none for an unlike word", () => {
		const near = nearestTo(index, "biologizzz");
		expect(near.careers.length).toBeGreaterThan(0);
		expect(near.fields.length).toBeGreaterThan(0);
		expect(nearestTo(index, "zzzz")).toEqual({ careers: [], fields: [] });
	});
});
