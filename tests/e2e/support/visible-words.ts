import type { Page } from "@playwright/test";

/** The number of words that a reader sees in the main part of the page: none that is folded, hidden or only spoken. */
export const visibleWords = (page: Page): Promise<number> =>
	page.getByRole("main").evaluate((main) => {
		const isSpokenOnly = (element: Element | null): boolean => {
			if (element === null || element === main) return false;
			const { width, height } = element.getBoundingClientRect();
			return (width <= 1 && height <= 1) || isSpokenOnly(element.parentElement);
		};
		const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
		let words = 0;
		for (let text = texts.nextNode(); text; text = texts.nextNode()) {
			const { parentElement } = text;
			if (!parentElement?.checkVisibility({ visibilityProperty: true }) || isSpokenOnly(parentElement))
				continue;
			words += (text.textContent ?? "").match(/[\p{L}\p{N}][\p{L}\p{N}’'\u2060-]*/gu)?.length ?? 0;
		}
		return words;
	});
