import { describe, expect, it } from "vitest";
import type { DocumentBlock, DocumentPage } from "#domain/shared/document.ts";
import { locales } from "#domain/shared/locale.ts";
import facts from "../facts/career-facts.json" with { type: "json" };
import { pageNames, textPage } from "./pages.ts";
import { attributionLines } from "./sources.ts";

const blocksOf = (page: DocumentPage): DocumentBlock[] => page.sections.flatMap(({ blocks }) => blocks);

const linksOf = (page: DocumentPage) =>
	blocksOf(page).flatMap((block) => (block.kind === "links" ? block.items : []));

const wordsOf = (block: DocumentBlock): string[] => {
	switch (block.kind) {
		case "paragraph":
			return [block.text];
		case "list":
			return block.items;
		case "links":
			return block.items.flatMap(({ label, note }) => [label, note ?? ""]);
		case "definitions":
			return block.items.flatMap(({ term, description }) => [term, description]);
	}
};

/** Everything a page says, but for the lines that publishers word themselves. */
const sentencesOf = (page: DocumentPage): string[] =>
	[
		page.title,
		page.lead,
		...page.sections.map(({ heading }) => heading),
		...blocksOf(page).flatMap(wordsOf),
	].filter((text) => !attributionLines.includes(text));

const shapeOf = (page: DocumentPage) =>
	page.sections.map(({ id, blocks }) => [
		id,
		blocks.map((block) => [block.kind, "items" in block ? block.items.length : 1]),
	]);

describe("the text pages", () => {
	it("are the six that the routes show", () => {
		expect(pageNames).toEqual(["about", "sources", "contact", "resources", "privacy", "terms"]);
		expect(() => textPage("unknown", "en")).toThrow("unknown");
	});

	it("say the same in both languages, block by block", () => {
		for (const name of pageNames)
			expect(shapeOf(textPage(name, "fr"))).toEqual(shapeOf(textPage(name, "en")));
	});

	it("link to own pages or over https, each address once a block", () => {
		for (const name of pageNames)
			for (const locale of ["en", "fr"] as const) {
				const page = textPage(name, locale);
				for (const { href } of linksOf(page)) expect(href).toMatch(/^(\/[a-z]|https:\/\/)/);
				for (const block of blocksOf(page))
					if (block.kind === "links")
						expect(new Set(block.items.map(({ href }) => href)).size).toBe(block.items.length);
			}
	});

	it("space French punctuation with no-break spaces", () => {
		for (const name of pageNames)
			for (const text of sentencesOf(textPage(name, "fr")))
				expect(text).not.toMatch(/[^\u202f][;!?%]|[^\u00a0]:|«[^\u00a0]|[^\u00a0]»/);
	});

	it("use typographic apostrophes in both languages", () => {
		for (const name of pageNames)
			for (const locale of ["en", "fr"] as const)
				for (const text of sentencesOf(textPage(name, locale))) expect(text).not.toMatch(/['"]/);
	});
});

describe("resources", () => {
	it("has the three anchors that the dashboards link to", () => {
		expect(textPage("resources", "fr").sections.map(({ id }) => id)).toEqual([
			"students",
			"teachers",
			"parents",
		]);
	});
});

describe("sources", () => {
	it("prints every attribution word for word, with our name filled in", () => {
		const printed = blocksOf(textPage("sources", "fr")).flatMap(wordsOf);
		for (const { text } of Object.values(facts.attributions))
			expect(printed).toContain(text.replace("[Product]", "Spectra"));
		expect(printed.join()).not.toContain("[");
	});

	it("names every publisher whose data we hold", () => {
		const page = sentencesOf(textPage("sources", "en")).join(" ");
		for (const name of ["O*NET", "Bureau of Labor Statistics", "European Commission", "France Travail"])
			expect(page).toContain(name);
		for (const name of [
			"Onisep",
			"ROR",
			"ministry in charge of higher education",
			"Parcoursup",
			"Master 2021",
		])
			expect(page).toContain(name);
	});
});

describe("privacy", () => {
	it.each(locales)("lists every key that a browser keeps, in %s", (locale) => {
		const kept = textPage("privacy", locale).sections.filter(({ id }) => id === "kept");
		const terms = kept
			.flatMap(({ blocks }) => blocks)
			.flatMap((block) => (block.kind === "definitions" ? block.items.map(({ term }) => term) : []));
		expect(terms.sort()).toEqual([
			"__Host-spectra-session",
			"appointments",
			"guest",
			"isPremium",
			"language",
			"quizAnswers",
			"quizResults",
			"quizRetake",
			"theme",
			"user",
			"userInfo",
		]);
	});
});
