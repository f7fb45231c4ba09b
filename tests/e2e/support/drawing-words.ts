import type { Locator, Page } from "@playwright/test";
import { expect } from "./page-test.ts";

/** The minimum size of words in a drawing, in pixels of the screen. */
const minPixels = 12.5;

/** The faults of the words in the visible drawings: too small, cut by the frame, or over one another. */
const faultyWords = (shown: Locator): Promise<string[]> =>
	shown.evaluate(async (root, least) => {
		await document.fonts.ready;
		const words = Array.from(root.querySelectorAll<SVGTextElement>("svg text"), (element) => {
			const scale = element.getScreenCTM()?.d ?? 0;
			return {
				text: element.textContent?.trim() ?? "",
				pixels: Number.parseFloat(getComputedStyle(element).fontSize) * scale,
				box: element.getBoundingClientRect(),
				frame: element.ownerSVGElement?.getBoundingClientRect() ?? new DOMRect(),
			};
		}).filter(({ text, box }) => text !== "" && box.width > 0);
		const shared = (one: DOMRect, other: DOMRect) => ({
			width: Math.min(one.right, other.right) - Math.max(one.left, other.left),
			height: Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top),
		});
		return words.flatMap(({ text, pixels, box, frame }, index) => {
			const inside = shared(box, frame);
			const isCut = inside.width < box.width - 1 || inside.height < box.height - 1;
			const covered = words.slice(index + 1).find((other) => {
				const { width, height } = shared(box, other.box);
				// The boxes of letters are higher than the letters.
				return width > 2 && height > 4;
			});
			return [
				...(pixels < least - 0.05 ? [`${text}: ${pixels.toFixed(2)} px`] : []),
				...(isCut ? [`${text}: cut`] : []),
				...(covered ? [`${text}: over ${covered.text}`] : []),
			];
		});
	}, minPixels);

/** The number controls whose label, value and buttons are not on one line. */
const brokenLines = (shown: Locator): Promise<string[]> =>
	shown.getByRole("slider").evaluateAll((sliders) =>
		sliders.flatMap((slider) => {
			const line = slider.closest("div");
			const buttons = Array.from(line?.querySelectorAll("button") ?? [], (each) => each.offsetHeight);
			const isOne = line !== null && buttons.length === 2 && line.offsetHeight <= Math.max(...buttons) + 8;
			return isOne ? [] : [line?.textContent ?? ""];
		}),
	);

/** Expects readable drawings and number controls on one line at each width of a phone; the last width stays. */
export const expectMadeForPhones = async (
	page: Page,
	shown: Locator,
	name: string,
	widths: readonly number[] = [320, 390],
): Promise<void> => {
	for (const width of widths) {
		await page.setViewportSize({ width, height: 844 });
		expect(await faultyWords(shown), `${name} at ${width}`).toEqual([]);
		expect(await brokenLines(shown), `${name} at ${width}`).toEqual([]);
	}
};
