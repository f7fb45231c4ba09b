import type { Page } from "@playwright/test";
import { allTexts } from "../../../scripts/lib/important-texts.ts";

/** How many words a sentence has to have before it is looked for: shorter ones are the same in several languages. */
const fewestWords = 3;

const wordsOf = (text: string): number => (text.replace(/{{\w+}}/g, " ").match(/\p{L}+/gu) ?? []).length;

/** A sentence as a page shows it: whatever stands in the place of a variable, on one line. */
const shownAs = (text: string): RegExp =>
	new RegExp(
		text
			.split(/{{\w+}}/)
			.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"))
			.join("[^\\n]{1,80}?"),
	);

const french = new Set(allTexts("fr").values());

/** Every English sentence of the product that is none of the French ones, with what finds it on a page. */
const englishSentences = [...new Set(allTexts("en").values())]
	.filter((text) => !french.has(text) && wordsOf(text) >= fewestWords)
	.map((text) => ({ text, shown: shownAs(text) }));

/** The English sentences that a French page still shows, alone or put together with others. */
export const englishLeft = async (page: Page): Promise<string[]> => {
	const shown = await page.evaluate(() => {
		// Names of places and titles of sources keep their language, and say which it is.
		for (const element of document.querySelectorAll("[lang=en]")) element.remove();
		return document.body.innerText;
	});
	return englishSentences.filter(({ shown: pattern }) => pattern.test(shown)).map(({ text }) => text);
};
