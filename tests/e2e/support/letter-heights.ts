import type { Locator } from "@playwright/test";

/**
 * How far away the last row is. A capital is read from a distance of 200 times its height: the acuity factor of AVIXA
 * V202.01:2016 for what is read and decided upon, 17 minutes of arc, above the 16 that ISO 9241-3 asks for at least.
 */
const lastRowMm = 6_000;
const readAtHeights = 200;
/** A classroom's picture of 2 by 1.125 metres, in the pixels of its projector. */
const pictureHeightMm = 1_125;
const pictureHeightPixels = 1_080;

/** The minimum height of capitals for the last row at 1920 by 1080 pixels, in pixels: 28.8. */
export const minCapitalHeight = (lastRowMm / readAtHeights / pictureHeightMm) * pictureHeightPixels;

/** Every visible text inside an element, without buttons, with the height of its capitals in pixels. */
export const capitalsIn = (shown: Locator): Promise<{ readonly text: string; readonly height: number }[]> =>
	shown.evaluate((root) => {
		const context = new OffscreenCanvas(10, 10).getContext("2d");
		const found = new Map<string, number>();
		const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
		while (walker.nextNode()) {
			const text = walker.currentNode.textContent?.trim() ?? "";
			const element = walker.currentNode.parentElement;
			if (text === "" || element === null || element.closest("button, .sr-only")) continue;
			if (!element.checkVisibility() || context === null) continue;
			const { fontWeight, fontSize, fontFamily } = getComputedStyle(element);
			context.font = `${fontWeight} ${fontSize} ${fontFamily}`;
			found.set(text, context.measureText("H").actualBoundingBoxAscent);
		}
		return [...found].map(([text, height]) => ({ text, height }));
	});
