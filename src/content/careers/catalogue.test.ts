import { describe, expect, it } from "vitest";
import { careerIds } from "#domain/careers/career-id.ts";
import { exploreCategoryKeys } from "#domain/careers/category.ts";
import { defaultLocale, type Localized, locales } from "#domain/shared/locale.ts";
import { careerSource, careerSources } from "./catalogue.ts";
import { presentCareer } from "./present.ts";

const pages = locales.flatMap((locale) =>
	careerIds.map((id) => ({ locale, id, page: presentCareer(careerSource(id), locale) })),
);

/** Runs of five words of a text, to find phrasing that two careers share. */
const runsOf = (text: string): string[] => {
	const words = text.toLowerCase().match(/[\p{L}\d’-]+/gu) ?? [];
	return words.slice(4).map((_, index) => words.slice(index, index + 5).join(" "));
};

/** Words for people at work, as titles form them. */
const englishWorkers =
	/\b(?:(?:neuro)?scientists?|engineers?|[a-z]+ologists?|physicists?|astrophysicists?|chemists?|biochemists?|mathematician|geneticist|biostatistician|bioinformaticians|astronomers?|developer|doctors?)\b/i;
const frenchWorkers =
	/(?:logues?|nomes?|chimistes?|logistes?|spécialistes|ingénieures|physicienne?s?|théoriciennes|mathématicienne|informaticiennes|statisticienne|généticiennes|data scientists|développeuse|biologistes)\b/i;

/** A sentence to the student of at most three lines in a phone's row; French is longer. */
const wholeGist: Localized<RegExp> = { en: /^You [^.!?]{24,60}\.$/, fr: /^Tu [^.!?]{24,72}\.$/ };

describe("the careers of the catalogue", () => {
	// shows 3.3
	it("the careers have exactly the specification's ids", () => {
		expect(
			careerSources("en")
				.map(({ id }) => id)
				.sort(),
		).toEqual([...careerIds].sort());
		expect(careerIds).toHaveLength(35);
	});

	// shows 3.1
	it("the catalogue has thirty-five careers, each complete in both languages", () => {
		for (const { id, page } of pages) {
			expect(page.title, id).not.toBe("");
			expect(page.description.length, id).toBeGreaterThan(120);
			expect(page.subjects.length, id).toBeGreaterThanOrEqual(3);
			expect(page.degrees.length, id).toBeGreaterThanOrEqual(3);
			expect(page.skills.length, id).toBeGreaterThanOrEqual(5);
			expect(page.qualities.length, id).toBeGreaterThanOrEqual(4);
			expect(page.professionals, id).toHaveLength(2);
			expect(page.superhero, id).not.toBe("");
			expect(page.institutions.length, id).toBeGreaterThanOrEqual(2);
			for (const { website } of page.institutions) expect(website).toMatch(/^https?:\/\//);
		}
	});

	it("each gist is one whole sentence to the student, of its own and short enough for a phone's row", () => {
		for (const locale of locales) {
			const own = pages.filter((page) => page.locale === locale).map(({ page }) => page.gist);
			for (const gist of own) expect(gist).toMatch(wholeGist[locale]);
			expect(new Set(own).size).toBe(careerIds.length);
		}
	});

	// shows 3.2
	it("growth uses the words of published bands with country and period, or says that no figure was found", () => {
		for (const { id, page } of pages) {
			const { france, unitedStates, sources } = page.growthOutlook;
			for (const [headline, detail, figure] of [
				[france.headline, france.detail, france.index],
				[unitedStates.headline, unitedStates.detail, unitedStates.percent],
			] as const) {
				const hasFewOffers = /very few posts|très peu de postes/.test(headline);
				expect(/no figure found|pas de chiffre trouvé/.test(headline) || hasFewOffers, id).toBe(
					figure === null,
				);
				expect(/20\d\d/.test(detail), id).toBe(figure !== null || hasFewOffers);
				expect(headline, id).not.toMatch(/published|publié/);
			}
			expect(sources.length > 0, id).toBe(france.detail !== "" || unitedStates.percent !== null);
		}
		const dataScientist = pages.find(({ id, locale }) => id === "data-scientist" && locale === defaultLocale);
		expect(dataScientist?.page.growthOutlook.summary).toBe("United States: growing much faster than average");
	});

	it("every category of the explore filter has a career", () => {
		for (const key of exploreCategoryKeys)
			expect(
				careerSources("en").some(({ category, secondaryCategories }) =>
					[category, ...secondaryCategories].includes(key),
				),
				key,
			).toBe(true);
	});

	it.each(locales)("no two descriptions in %s share five consecutive words", (locale) => {
		const seen = new Map<string, string>();
		const shared: string[] = [];
		for (const { id, page } of pages.filter((one) => one.locale === locale))
			for (const run of new Set(runsOf(page.description))) {
				const other = seen.get(run);
				if (other) shared.push(`${other} and ${id}: ${run}`);
				seen.set(run, id);
			}
		expect(shared).toEqual([]);
	});

	it.each(locales)("every description in %s names the people who do the work", (locale) => {
		const workers = { en: englishWorkers, fr: frenchWorkers }[locale];
		const unnamed = pages
			.filter((one) => one.locale === locale && !workers.test(one.page.description))
			.map(({ id }) => id);
		expect(unnamed).toEqual([]);
	});

	it("each career has its own superhero", () => {
		for (const locale of locales) {
			const names = pages.filter((one) => one.locale === locale).map(({ page }) => page.superhero);
			expect(new Set(names).size).toBe(names.length);
		}
	});
});
