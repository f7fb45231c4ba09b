import { describe, expect, it } from "vitest";
import { exclusiveResources } from "#content/articles/resources.ts";
import { locales } from "#domain/shared/locale.ts";
import { presentArticleCard } from "./present.ts";

const saying = (text: string) => ({
	title: "A title",
	lead: "A lead.",
	sections: [{ id: "one", heading: "Heading", blocks: [{ kind: "paragraph" as const, text }] }],
});
const words = (count: number): string => Array.from({ length: count }, () => "word").join(" ");

describe("the minutes that a text takes", () => {
	it("are counted by its words, 150 a minute, and are one at least", () => {
		expect(presentArticleCard("one", saying("Short."))).toMatchObject({
			id: "one",
			title: "A title",
			minutes: 1,
		});
		expect(presentArticleCard("one", saying(words(224))).minutes).toBe(2);
		expect(presentArticleCard("one", saying(words(223))).minutes).toBe(1);
	});

	it("do not count a French sign as a word", () => {
		const asked = Array.from({ length: 223 }, () => "mot\u202f?").join(" ");
		expect(presentArticleCard("one", saying(asked)).minutes).toBe(1);
	});

	it.each(locales)("are seven or eight for every guide, in %s", (locale) => {
		for (const { id, page } of exclusiveResources)
			expect([7, 8], id).toContain(presentArticleCard(id, page[locale]).minutes);
	});
});
