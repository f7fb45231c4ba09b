import { describe, expect, it } from "vitest";
import { careerIds } from "#domain/careers/career-id.ts";
import { guideIds } from "#domain/careers/guides.ts";
import { nearestResearcher } from "#domain/careers/near-fields.ts";
import { locales } from "#domain/shared/locale.ts";
import { exclusiveResources } from "../articles/resources.ts";
import { researchers } from "../consultations/researchers.ts";
import { presentQuest } from "../quest/present.ts";
import { careerSource } from "./catalogue.ts";
import { guideWords } from "./guides.ts";
import { presentCareer } from "./present.ts";

const pages = locales.flatMap((locale) =>
	careerIds.map((id) => ({ id, locale, page: presentCareer(careerSource(id), locale) })),
);
const known = researchers.map(({ id, hue }) => ({ id, category: hue }));

describe.each(pages)("what leads on from $id ($locale)", ({ id, locale, page }) => {
	it("is every game that this work stands behind, by its title", () => {
		const games = presentQuest(locale)
			.domains.flatMap((domain) => domain.games)
			.filter(({ unlocks }) => unlocks.includes(id));
		expect(page.games.map(({ title }) => title)).toEqual(games.map(({ title }) => title));
	});

	it("is one or two guides that the premium plan has, called as there", () => {
		expect(page.guides.length).toBeGreaterThanOrEqual(1);
		for (const { id: guide, title, note } of page.guides) {
			const text = exclusiveResources.find((resource) => resource.id === guide);
			expect(title).toBe(text?.page[locale].title);
			expect(note).not.toBe("");
		}
	});

	it("is the researcher whose field is nearest, the own one where somebody works in it", () => {
		const nearest = nearestResearcher(page.nearFields, known);
		const inOwnField = known.find(({ category }) => category === page.category);
		expect(nearest).toEqual(inOwnField ?? nearest);
		expect(page.nearFields.indexOf(nearest?.category ?? "education")).toBeLessThanOrEqual(5);
	});
});

describe("the researchers and guides", () => {
	const nearestTo = (id: (typeof careerIds)[number]) =>
		nearestResearcher(presentCareer(careerSource(id), "en").nearFields, known)?.id;

	it("stand where a person would put them", () => {
		expect(nearestTo("astronomer")).toBe("astrophysicist");
		expect(nearestTo("physicist")).toBe("quantum-physicist");
		expect(nearestTo("ecologist")).toBe("environmental-scientist");
		expect(nearestTo("climate-scientist")).toBe("environmental-scientist");
		expect(nearestTo("geneticist")).toBe("biotechnologist");
	});

	it("each lead from some career", () => {
		expect(new Set(careerIds.map(nearestTo))).toEqual(new Set(researchers.map(({ id }) => id)));
		expect(new Set(pages.flatMap(({ page }) => page.guides.map((guide) => guide.id)))).toEqual(
			new Set(guideIds),
		);
		expect(Object.keys(guideWords).toSorted()).toEqual(guideIds.toSorted());
	});
});
