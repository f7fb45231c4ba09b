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

describe("the reading time of a text", () => {
	it("the reading time is one minute for each 150 words, and at least one", () => {
		expect(presentArticleCard("one", saying("Short."))).toMatchObject({
			id: "one",
			title: "A title",
			minutes: 1,
		});
		expect(presentArticleCard("one", saying(words(224))).minutes).toBe(2);
		expect(presentArticleCard("one", saying(words(223))).minutes).toBe(1);
	});

	it("French punctuation after a no-break space is no word", () => {
		const asked = Array.from({ length: 223 }, () => "mot\u202f?").join(" ");
		expect(presentArticleCard("one", saying(asked)).minutes).toBe(1);
	});

	it.each(locales)("every guide takes seven or eight minutes, in %s", (locale) => {
		for (const { id, page } of exclusiveResources)
			expect([7, 8], id).toContain(presentArticleCard(id, page[locale]).minutes);
	});
});
