import { describe, expect, it } from "vitest";
import { describedCountries } from "#domain/careers/school-country.ts";
import { locales } from "#domain/shared/locale.ts";
import facts from "../../facts/school-systems.json" with { type: "json" };
import { presentCountrySchools } from "./country-schools.ts";
import { sourcesOfCountry } from "./define-country-school.ts";

/** The figures of a sentence, "1,346", "1 346" and "1.346" as one. Abbreviations such as H6 and O5 count as figures. */
const figuresOf = (text: string): string[] =>
	(text.replace(/(?<=\d)[.,\u202f\u00a0 ](?=\d{3}(?!\d))/g, "").match(/[HO]?\d+/g) ?? []).map(String);

const cases = locales.flatMap((locale) => describedCountries.map((country) => ({ country, locale })));

describe.each(cases)("school in $country, in $locale", ({ country, locale }) => {
	const school = presentCountrySchools(locale)[country];
	const stored = Object.values(sourcesOfCountry(country));

	it("every way leads to several kinds, to each once, to one of them usually; every kind is reached", () => {
		for (const { id, waysOn } of school.ways) {
			expect(waysOn.length, id).toBeGreaterThan(1);
			expect(new Set(waysOn.map(({ kind }) => kind)).size, id).toBe(waysOn.length);
			expect(
				waysOn.some(({ isUsual }) => isUsual),
				id,
			).toBe(true);
		}
		const reached = new Set(school.ways.flatMap(({ waysOn }) => waysOn.map(({ kind }) => kind)));
		expect(reached).toEqual(new Set(school.kinds.map(({ id }) => id)));
	});

	it("every figure of a way and of an answer is in one of the stored sentences that it names", () => {
		const waysInFull = school.ways.map(({ id, text, waysOn, sources }) => ({
			id,
			sources,
			text: [text, ...waysOn.map(({ note }) => note)].join(" "),
		}));
		for (const { id, sources, text } of [...waysInFull, ...school.answers]) {
			expect(sources.length, id).toBeGreaterThan(0);
			const said = stored
				.filter(({ url }) => sources.some((source) => source.url === url))
				.map(({ says, label }) => `${says} ${label}`);
			const known = new Set(said.flatMap(figuresOf));
			for (const figure of figuresOf(text)) expect(known, `${country} ${id}: ${figure}`).toContain(figure);
		}
	});

	it("the page names the exam, where to apply, an official site, and the facts that were not found", () => {
		expect(school.answers.map(({ id }) => id)).toEqual(expect.arrayContaining(["exam", "apply"]));
		expect(school.portals.length).toBeGreaterThan(1);
		expect(school.notFound).not.toBe("");
		expect(school.checked).toBe(facts.checked);
	});

	it("each stored source has its sentence and is used", () => {
		const used = new Set(
			[...school.ways, ...school.answers].flatMap(({ sources }) => sources.map(({ url }) => url)),
		);
		for (const { label, url, says } of stored) {
			expect(says.length, label).toBeGreaterThan(20);
			expect(used, label).toContain(url);
		}
	});
});

it("the places for each candidate in Morocco follow from the figures beside them", () => {
	const chances = presentCountrySchools("en").morocco.answers.find(({ id }) => id === "chances");
	const [, medicine = 0, inMedicine = 0, engineering = 0, inEngineering = 0] = figuresOf(
		chances?.text ?? "",
	).map(Number);
	expect([inMedicine / medicine, inEngineering / engineering].map(Math.round)).toEqual([8, 5]);
	expect(chances?.text).toContain("one place for eight people, and one for five");
});
