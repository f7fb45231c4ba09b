import { describe, expect, it } from "vitest";
import { careerIds } from "#domain/careers/career-id.ts";
import type { CareerPage } from "#domain/careers/presented-career.ts";
import { defaultLocale, locales } from "#domain/shared/locale.ts";
import { careerSource } from "../careers/catalogue.ts";
import { presentCareer } from "../careers/present.ts";
import facts from "./career-facts.json" with { type: "json" };
import training from "./hospital-training.json" with { type: "json" };
import pay from "./pay.json" with { type: "json" };
import { careerFact } from "./career-fact.ts";
import { coursesOf } from "./places.ts";
import { studyFamilies } from "./study-families.ts";

const pages = locales.flatMap((locale) =>
	careerIds.map((id) => ({ locale, id, page: presentCareer(careerSource(id), locale), fact: facts.careers[id] })),
);

/** The numbers of a text as both languages write them. A year of a date or of a code counts too. */
const numbersIn = (text: string): number[] =>
	[...text.replaceAll("−", "-").matchAll(/-?\d+(?:[\u202f\u00a0, ]\d{3})*/g)].map(([number]) =>
		Number(number.replace(/[\u202f\u00a0, ]/g, "")),
	);

const occupations: Readonly<Record<string, { median: number; lowest: number | null; highest: number | null }>> =
	pay.unitedStates.occupations;
const lowerBounds: Readonly<Record<string, number>> = pay.unitedStates.atLeast;

const trainings: Readonly<Record<string, readonly string[]>> = training.careers;
const specialities: Readonly<Record<string, { readonly semesters: number }>> = training.specialities;

/** Years of medical studies and of the speciality's hospital training. */
const trainedYears = (id: string): number[] =>
	(trainings[id] ?? []).map((key) => training.yearsBefore + (specialities[key]?.semesters ?? Number.NaN) / 2);

type Fact = (typeof pages)[number]["fact"];

const payNumbers = (fact: Fact): (number | null | undefined)[] => {
	const soc = fact.growth.us.soc;
	const american = occupations[soc];
	return [
		...(american ? [american.median, american.lowest, american.highest] : []),
		lowerBounds[soc],
		1000 * Math.round((fact.growth.fr?.salaryAnnualGrossEurExperienced ?? 0) / 1000),
		fact.growth.fr?.offers,
		pay.france.doctoralContract.grossPerMonthEuros,
		pay.france.publicResearchers.grossPerMonthEuros,
		pay.france.publicResearchers.year,
		// The dates of the figures: May 2024, March 2026, 1 January 2026.
		2024, 2026, 1,
	];
};

const outlookTexts = ({ growthOutlook: { france, unitedStates } }: CareerPage) => ({
	france: `${france.headline} ${france.detail}`,
	unitedStates: `${unitedStates.headline} ${unitedStates.detail}`,
});

describe("figures and their stored sources", () => {
	it("growth in the United States equals its source", () => {
		for (const { id, locale, page, fact } of pages) {
			const { percent, employment2024, pagePercent, allOccupationsPercent } = fact.growth.us as {
				percent: number | null;
				employment2024?: number;
				pagePercent?: number;
				allOccupationsPercent?: number;
			};
			const { unitedStates } = page.growthOutlook;
			expect([unitedStates.percent, unitedStates.averagePercent], id).toEqual([percent, 3]);
			const shown = numbersIn(outlookTexts(page).unitedStates);
			if (percent === null) expect(shown, id).toEqual([]);
			else {
				expect(shown, `${id} ${locale}`).toContain(percent);
				const known = [percent, allOccupationsPercent, employment2024, pagePercent, 2024, 2034];
				for (const number of shown) expect(known, `${id} ${locale}`).toContain(number);
			}
		}
	});

	it("the bands are those of the handbook: 0 is stable, -1 a decline, and the headline names the country", () => {
		const headline = (wanted: string, language: string) =>
			pages.find(({ id, locale }) => id === wanted && locale === language)?.page.growthOutlook.unitedStates
				.headline;
		expect(headline("hydrogeologist", "en")).toBe("United States: stable");
		expect(headline("mathematician", "en")).toBe("United States: jobs declining");
		expect(headline("mathematician", "fr")).toBe("États-Unis\u00a0: emploi en recul");
		expect(headline("geneticist", "en")).toBe("United States: no figure found for this job alone");
		for (const { page, locale } of pages) {
			expect(page.growthOutlook.unitedStates.headline).toMatch(/^(United States|États-Unis)/);
			expect(page.growthOutlook.summary).toBe(
				page.growthOutlook[({ en: "unitedStates", fr: "france" } as const)[locale]].headline,
			);
		}
	});

	it("the French index equals its source, is hidden for a wrong or superseded family, and never shows only a code", () => {
		for (const { id, locale, page, fact } of pages) {
			const { rome } = fact.codes;
			const isKnown = rome.display && rome.v461?.changed !== true;
			const offers = fact.growth.fr?.offers ?? 0;
			const { france } = page.growthOutlook;
			// An index over a hundred offers a year is no chance of finding one.
			expect(france.index, id).toBe(isKnown && offers >= 1000 ? (fact.growth.fr?.tension ?? null) : null);
			if (isKnown && fact.growth.fr) expect(numbersIn(france.detail), id).toContain(offers);
			for (const number of numbersIn(outlookTexts(page).france))
				expect([france.index, 5, 2026, offers], `${id} ${locale}`).toContain(number);
			expect(france.detail).not.toMatch(/[A-Z]\d{4}/);
		}
		for (const id of ["paleontologist", "marine-biologist", "wildlife-biologist", "ecologist", "microbiologist"])
			expect(pages.find((one) => one.id === id)?.page.growthOutlook.france.index, id).toBeNull();
	});

	it("pay equals its source, each with country, group, gross or net, date and source", () => {
		for (const { id, locale, page, fact } of pages) {
			for (const { amount, basis, source } of page.pay) {
				for (const number of numbersIn(`${amount} ${basis}`))
					expect(payNumbers(fact), `${id} ${locale}: ${amount} ${basis}`).toContain(number);
				expect(basis, id).toMatch(/[Gg]ross|[Bb]rut/);
				expect(basis, id).toMatch(/20(19|24|26)/);
				expect(source.url).toMatch(/^https:/);
			}
			const soc = fact.growth.us.soc;
			const isAmerican = (occupations[soc] || lowerBounds[soc]) && fact.growth.us.percent !== null;
			expect(page.pay.some(({ country }) => country === "unitedStates"), id).toBe(Boolean(isAmerican));
		}
	});

	it("the pay of a French family of trades is rounded, and hidden where it has few offers", () => {
		for (const { id, page, fact } of pages) {
			const family = page.pay.filter(({ source }) => source.label.startsWith("France Travail"));
			const { displaySalary, offers = 0 } = fact.growth.fr ?? {};
			expect(family.length, id).toBe(displaySalary && offers >= 1000 ? 1 : 0);
			for (const { amount } of family) expect((numbersIn(amount)[0] ?? 1) % 1000, id).toBe(0);
		}
	});

	it("the shares of a career are those of a licence or a school of its own trade, where a route begins there", () => {
		const familyOf = (id: string) =>
			pages.find((one) => one.id === id && one.locale === defaultLocale)?.page.schoolShares?.family;
		expect(familyOf("software-developer")).toBe("Computer science degree");
		expect(familyOf("mathematician")).toBe("Maths degree");
		expect(familyOf("meteorologist")).toBe("Physics degree");
		expect(familyOf("biomedical-engineer")).toBe("Engineering schools after the bac");
	});

	it("shares of admitted students equal their source, with their base and the rest to a hundred", () => {
		for (const { id, page } of pages) {
			const { schoolShares } = page;
			if (!schoolShares) continue;
			const family = studyFamilies.find(
				({ label }) => label.en === schoolShares.family || label.fr === schoolShares.family,
			);
			expect(schoolShares.admitted, id).toBe(family?.admitted);
			const shown = schoolShares.shares.map(({ percent }) => percent);
			expect(shown, id).toEqual(family?.pairs.slice(0, 2).map(({ percent }) => Math.round(percent)));
			expect(shown.reduce((sum, one) => sum + one, schoolShares.otherPercent), id).toBe(100);
		}
		const tables: Record<string, { acceptances: number; top: { sharePct: number; acceptances: number }[] }> =
			facts.parcoursupSpecialities;
		expect(studyFamilies).toHaveLength(15);
		for (const { key, admitted, pairs } of studyFamilies) {
			expect(admitted).toBe(tables[key]?.acceptances);
			expect(pairs.map(({ percent }) => percent)).toEqual(tables[key]?.top.map(({ sharePct }) => sharePct));
		}
	});

	it("years of study are those of the routes, and of shorter ways into the career", () => {
		for (const { id, page } of pages) {
			const routes = careerFact(id).path.routes.flatMap(({ exitLevel }) => numbersIn(exitLevel));
			const levels = [...routes, ...(id === "software-developer" ? [2] : [])];
			const [from, to] = [Math.min(...levels), Math.max(...levels)];
			// A researcher's post needs a doctorate; the shorter route leads to an engineer's post.
			const isResearcher = page.hasDoctorate && from < 8;
			expect(page.years, id).toEqual(
				isResearcher ? { from: 8, to: Math.max(8, to), relatedFrom: Math.min(from, 5) } : { from, to, relatedFrom: null },
			);
		}
	});

	it("the stored levels of routes are kept, but for those that are corrected", () => {
		const changed = pages.flatMap(({ id, locale, fact }) =>
			locale === defaultLocale
				? careerFact(id).path.routes.flatMap(({ key, exitLevel }) => {
						const stored = fact.path.routes.find((route) => route.key === key);
						if (!stored) return [`${id} has ${key} besides`];
						return stored.exitLevel === exitLevel || key === "medecine" ? [] : [`${id} ${key} ${exitLevel}`];
					})
				: [],
		);
		expect(changed.toSorted()).toEqual([
			"biochemist has bcpst-ing besides",
			"bioinformatician has cpge-info besides",
			"biomedical-engineer cpge-phys bac+5 à bac+8",
			"biomedical-engineer univ-phys bac+5 à bac+8",
			"ecologist bts-gpn bac+3 à bac+5",
			"wildlife-biologist bts-gpn bac+3 à bac+5",
			"wildlife-biologist veto bac+6 à bac+7",
		]);
		for (const { id, fact } of pages)
			for (const { key } of fact.path.routes.filter((route) => route.key === "medecine"))
				expect(
					careerFact(id).path.routes.find((route) => route.key === key)?.exitLevel,
					id,
				).toBe([...new Set(trainedYears(id))].map((years) => `bac+${years}`).join(" à "));
	});

	it("every career that medical studies lead to names the specialities that its training follows", () => {
		const medical = pages.filter(({ fact }) => fact.path.routes.some(({ key }) => key === "medecine"));
		expect(new Set(medical.map(({ id }) => id))).toEqual(new Set(Object.keys(trainings)));
		for (const { id } of medical) for (const years of trainedYears(id)) expect([10, 11], id).toContain(years);
		expect(trainedYears("pathologist")).toEqual([11]);
	});

	it("the school paragraph has no figure, since the picture shows it", () => {
		for (const { id, page } of pages) expect(page.school, id).not.toMatch(/\d\s?%/);
	});
});

describe("the facts of every career", () => {
	it("every career has a fingerprint, and no two are the same", () => {
		const all = pages.filter(({ locale }) => locale === defaultLocale).map(({ page }) => page.fingerprint);
		for (const one of all) expect(Math.max(...one)).toBeGreaterThan(0.5);
		expect(new Set(all.map((one) => one.join())).size).toBe(careerIds.length);
	});

	it("every career has places, those of the facts first, each with its course", () => {
		for (const { id, page, fact } of pages) {
			const named = coursesOf(id).map(({ institution }) => institution);
			expect(named.slice(0, fact.institutions.length), id).toEqual(fact.institutions.map(({ key }) => key));
			expect(new Set(named).size, id).toBe(named.length);
			for (const { course, region, latitude, longitude } of page.institutions) {
				expect([course, region].every(Boolean), id).toBe(true);
				expect(Math.abs(latitude) + Math.abs(longitude)).toBeGreaterThan(0);
			}
		}
		const shares = pages.flatMap(({ page }) => page.institutions.map(({ region }) => region));
		const inParis = shares.filter((region) => region === "Île-de-France").length;
		expect(inParis / shares.length).toBeLessThan(0.25);
	});

	it("every career whose first route is a BUT has an institute of technology (IUT)", () => {
		for (const { id, page } of pages)
			if (page.degrees[0]?.match(/BUT/))
				expect(page.institutions.some(({ kind }) => kind === "but"), id).toBe(true);
	});

	it("every career has routes, a week with places, and pay or a statement that there is none", () => {
		for (const { id, page } of pages) {
			expect(page.routes.length, id).toBeGreaterThan(0);
			expect(page.week.length, id).toBeGreaterThanOrEqual(5);
		}
	});
});
