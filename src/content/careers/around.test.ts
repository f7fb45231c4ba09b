import { describe, expect, it } from "vitest";
import { careerIds } from "#domain/careers/career-id.ts";
import { careerGuideIds, isFreeGuide } from "#domain/careers/guides.ts";
import { nearestResearcher } from "#domain/careers/search/near-fields.ts";
import { locales } from "#domain/shared/locale.ts";
import { exclusiveResources } from "../articles/resources.ts";
import { researchers } from "../consultations/researchers.ts";
import { textPage } from "../pages/pages.ts";
import { presentQuest } from "../quest/present.ts";
import { careerSource } from "./catalogue.ts";
import { guideWords } from "./guides.ts";
import { presentCareer } from "./present.ts";

const pages = locales.flatMap((locale) =>
	careerIds.map((id) => ({ id, locale, page: presentCareer(careerSource(id), locale) })),
);
const known = researchers.map(({ id, hue }) => ({ id, category: hue }));

describe.each(pages)("the links onward from $id ($locale)", ({ id, locale, page }) => {
	it("every game about this career is listed by its title", () => {
		const games = presentQuest(locale)
			.domains.flatMap((domain) => domain.games)
			.filter(({ unlocks }) => unlocks.includes(id));
		expect(page.games.map(({ title }) => title)).toEqual(games.map(({ title }) => title));
	});

	it("a free guide and at most one of the premium plan are listed by their own titles", () => {
		expect(page.guides.map(({ id: guide }) => isFreeGuide(guide))).toEqual(
			[true, false].slice(0, page.guides.length),
		);
		for (const { id: guide, title, note } of page.guides) {
			const text = exclusiveResources.find((resource) => resource.id === guide)?.page[locale];
			expect(title).toBe((text ?? textPage(guide, locale)).title);
			expect(note).not.toBe("");
		}
	});

	it("the researcher of the nearest field is listed, of the career's own field where there is one", () => {
		const nearest = nearestResearcher(page.nearFields, known);
		const inOwnField = known.find(({ category }) => category === page.category);
		expect(nearest).toEqual(inOwnField ?? nearest);
		expect(page.nearFields.indexOf(nearest?.category ?? "education")).toBeLessThanOrEqual(5);
	});
});

describe("researchers and guides of careers", () => {
	const nearestTo = (id: (typeof careerIds)[number]) =>
		nearestResearcher(presentCareer(careerSource(id), "en").nearFields, known)?.id;

	it("careers lead to the expected researchers and guides", () => {
		expect(nearestTo("astronomer")).toBe("astrophysicist");
		expect(nearestTo("physicist")).toBe("quantum-physicist");
		expect(nearestTo("ecologist")).toBe("environmental-scientist");
		expect(nearestTo("climate-scientist")).toBe("environmental-scientist");
		expect(nearestTo("geneticist")).toBe("biotechnologist");
	});

	it("each researcher and each guide is reached from some career", () => {
		expect(new Set(careerIds.map(nearestTo))).toEqual(new Set(researchers.map(({ id }) => id)));
		expect(new Set(pages.flatMap(({ page }) => page.guides.map((guide) => guide.id)))).toEqual(
			new Set(careerGuideIds),
		);
		expect(Object.keys(guideWords).toSorted()).toEqual(careerGuideIds.toSorted());
	});
});
