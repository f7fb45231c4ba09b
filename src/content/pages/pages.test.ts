import { describe, expect, it } from "vitest";
import { freeGuideIds } from "#domain/careers/guides.ts";
import { type DocumentPage, textsOf } from "#domain/shared/document.ts";
import { locales } from "#domain/shared/locale.ts";
import { blocksOf, linksOf, misspacedFrench, sentencesOf, shapeOf } from "../../../tests/setup/text-pages.ts";
import facts from "../facts/career-facts.json" with { type: "json" };
import { pageNames, textPage } from "./pages.ts";
import { attributionLines } from "./sources.ts";

/** The text of a page in our own words: publishers word their lines themselves. */
const ownSentencesOf = (page: DocumentPage): string[] =>
	sentencesOf(page).filter((text) => !attributionLines.includes(text));

describe("the text pages", () => {
	it("there is one text page for each of the eleven routes", () => {
		const pages = ["about", "sources", "contact", "resources", ...freeGuideIds, "privacy", "terms"];
		expect(pageNames).toEqual(pages);
		expect(() => textPage("unknown", "en")).toThrow("unknown");
	});

	it("both languages have the same blocks", () => {
		for (const name of pageNames)
			expect(shapeOf(textPage(name, "fr"))).toEqual(shapeOf(textPage(name, "en")));
	});

	it("our own teaching material precedes that of others", () => {
		for (const locale of locales) {
			const page = textPage("resources", locale);
			const ids = page.sections.map(({ id }) => id);
			expect(ids.indexOf("teach")).toBe(ids.indexOf("teachers") - 1);
			const [own = []] = linksOf({ ...page, sections: page.sections.filter(({ id }) => id === "teach") });
			expect(own[0]?.href).toBe("/lesson");
			for (const { href } of own) expect(href).toMatch(/^\/[a-z]/);
		}
	});

	it("links lead to own pages or use https, each address once a block", () => {
		for (const name of pageNames)
			for (const locale of ["en", "fr"] as const) {
				const page = textPage(name, locale);
				for (const block of linksOf(page)) {
					for (const { href } of block) expect(href).toMatch(/^(\/[a-z]|https:\/\/)/);
					expect(new Set(block.map(({ href }) => href)).size).toBe(block.length);
				}
			}
	});

	it("French punctuation is preceded by no-break spaces", () => {
		for (const name of pageNames)
			for (const text of ownSentencesOf(textPage(name, "fr"))) expect(text).not.toMatch(misspacedFrench);
	});

	it("both languages use typographic apostrophes", () => {
		for (const name of pageNames)
			for (const locale of ["en", "fr"] as const)
				for (const text of ownSentencesOf(textPage(name, locale))) expect(text).not.toMatch(/['"]/);
	});
});

describe("the resources page", () => {
	it("the page has the three anchors that the dashboards link to", () => {
		expect(textPage("resources", "fr").sections.map(({ id }) => id)).toEqual(
			expect.arrayContaining(["students", "teachers", "parents"]),
		);
	});
});

describe("the sources page", () => {
	it("every attribution is printed word for word, with our name filled in", () => {
		const printed = blocksOf(textPage("sources", "fr")).flatMap(textsOf);
		for (const { text } of Object.values(facts.attributions))
			expect(printed).toContain(
				text.replace("[Product]", "Spectra").replace("contrôlé sur", "contrôlé en partie sur"),
			);
		expect(printed.join()).not.toContain("[");
	});

	it("every publisher of stored data is named", () => {
		const page = ownSentencesOf(textPage("sources", "en")).join(" ");
		for (const name of ["O*NET", "Bureau of Labor Statistics", "European Commission", "France Travail"])
			expect(page).toContain(name);
		for (const name of ["Onisep", "ROR", "French ministry of higher education", "Parcoursup", "Master 2021"])
			expect(page).toContain(name);
	});
});
