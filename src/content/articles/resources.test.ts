import { describe, expect, it } from "vitest";
import { locales } from "#domain/shared/locale.ts";
import { typographyFaults } from "../../../scripts/lib/french-typography.ts";
import { linksOf, misspacedFrench, sentencesOf, shapeOf } from "../../../tests/setup/text-pages.ts";
import { exclusiveResources } from "./resources.ts";

describe.each(exclusiveResources)("the guide $id", ({ page }) => {
	it("both languages have the same blocks", () => {
		expect(shapeOf(page.fr)).toEqual(shapeOf(page.en));
	});

	it.each(locales)("links lead to own pages or use https, each address once a block, in %s", (locale) => {
		for (const block of linksOf(page[locale])) {
			for (const { href } of block) expect(href).toMatch(/^(\/[a-z]|https:\/\/)/);
			expect(new Set(block.map(({ href }) => href)).size).toBe(block.length);
		}
	});

	it("French typography is kept, also in long numbers", () => {
		for (const text of sentencesOf(page.fr)) {
			expect([text, ...typographyFaults(text)]).toEqual([text]);
			expect(text).not.toMatch(misspacedFrench);
			expect(text).not.toMatch(/\d \d{3}/);
		}
	});

	it.each(locales)("the text in %s has typographic apostrophes and no long dash", (locale) => {
		for (const text of sentencesOf(page[locale])) expect(text).not.toMatch(/['"]|—|\.\.\./);
	});

	it("each language uses its own quotation marks", () => {
		for (const text of sentencesOf(page.fr)) expect(text).not.toMatch(/[“”]/);
		for (const text of sentencesOf(page.en)) expect(text).not.toMatch(/[«»]/);
	});
});

it("each guide has its own id in kebab case", () => {
	const ids = exclusiveResources.map(({ id }) => id);
	expect(new Set(ids).size).toBe(ids.length);
	for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
});
