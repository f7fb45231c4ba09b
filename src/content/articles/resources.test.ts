import { describe, expect, it } from "vitest";
import { locales } from "#domain/shared/locale.ts";
import { typographyFaults } from "../../../scripts/lib/french-typography.ts";
import { linksOf, misspacedFrench, sentencesOf, shapeOf } from "../../../tests/setup/text-pages.ts";
import { exclusiveResources } from "./resources.ts";

describe.each(exclusiveResources)("the guide $id", ({ page }) => {
	it("says the same in both languages, block by block", () => {
		expect(shapeOf(page.fr)).toEqual(shapeOf(page.en));
	});

	it.each(locales)("links to own pages or over https, each address once a block, in %s", (locale) => {
		for (const block of linksOf(page[locale])) {
			for (const { href } of block) expect(href).toMatch(/^(\/[a-z]|https:\/\/)/);
			expect(new Set(block.map(({ href }) => href)).size).toBe(block.length);
		}
	});

	it("keeps French typography, also in long numbers", () => {
		for (const text of sentencesOf(page.fr)) {
			expect([text, ...typographyFaults(text)]).toEqual([text]);
			expect(text).not.toMatch(misspacedFrench);
			expect(text).not.toMatch(/\d \d{3}/);
		}
	});

	it.each(locales)("uses typographic apostrophes and no long dash in %s", (locale) => {
		for (const text of sentencesOf(page[locale])) expect(text).not.toMatch(/['"]|—|\.\.\./);
	});

	it("quotes in each language's own marks", () => {
		for (const text of sentencesOf(page.fr)) expect(text).not.toMatch(/[“”]/);
		for (const text of sentencesOf(page.en)) expect(text).not.toMatch(/[«»]/);
	});
});

it("has a guide once under each name", () => {
	const ids = exclusiveResources.map(({ id }) => id);
	expect(new Set(ids).size).toBe(ids.length);
	for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
});
