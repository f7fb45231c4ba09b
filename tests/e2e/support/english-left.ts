import type { Page } from "@playwright/test";
import { allTexts } from "../../../scripts/lib/important-texts.ts";

/** The minimum of words of a searched sentence: shorter ones are the same in several languages. */
const minWords = 3;

const wordsOf = (text: string): number => (text.replace(/{{\w+}}/g, " ").match(/\p{L}+/gu) ?? []).length;

/** A pattern of a sentence on a page: any text in place of a variable, on one line. */
const shownAs = (text: string): RegExp =>
	new RegExp(
		text
			.split(/{{\w+}}/)
			.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"))
			.join("[^\\n]{1,80}?"),
	);

const french = new Set(allTexts("fr").values());

/** Every English sentence of the product that is no French one, with the pattern that finds it. */
const englishSentences = [...new Set(allTexts("en").values())]
	.filter((text) => !french.has(text) && wordsOf(text) >= minWords)
	.map((text) => ({ text, shown: shownAs(text) }));

/** The English sentences on a French page, alone or concatenated. */
export const englishLeft = async (page: Page): Promise<string[]> => {
	const shown = await page.evaluate(() => {
		// Names of places and titles of sources keep their language in a `lang` attribute.
		for (const element of document.querySelectorAll("[lang=en]")) element.remove();
		return document.body.innerText;
	});
	return englishSentences.filter(({ shown: pattern }) => pattern.test(shown)).map(({ text }) => text);
};
