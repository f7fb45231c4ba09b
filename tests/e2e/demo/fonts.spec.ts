import type { Page } from "@playwright/test";
import { isLongRun } from "../support/journey-languages.ts";
import { expect, open, test } from "../support/page-test.ts";

/** Whether text is drawn in a face of ours: it is as wide as no other. */
const isFaceShown = (page: Page): Promise<boolean> =>
	page.evaluate(() => {
		const widthIn = (family: string): number => {
			const text = Object.assign(document.createElement("span"), { textContent: "iiiWWWaaaeee" });
			text.style.cssText = `position: absolute; font: 400 100px ${family}`;
			document.body.append(text);
			const { width } = text.getBoundingClientRect();
			text.remove();
			return width;
		};
		return widthIn("'Instrument Sans', monospace") !== widthIn("monospace");
	});

/** Keeps the sum of all layout shifts on the window of the page. */
const watchShifts = async (page: Page): Promise<void> => {
	await page.addInitScript(() => {
		const watched = Object.assign(window, { shift: 0 });
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries())
				watched.shift += (entry as PerformanceEntry & { value: number }).value;
		}).observe({ type: "layout-shift", buffered: true });
	});
};

const shiftOf = (page: Page): Promise<number> =>
	page.evaluate(() => (window as unknown as { shift: number }).shift);

// Every page is asked for it by the bench of layout shift: here one.
for (const path of ["/fr/explore", ...(isLongRun ? ["/fr/about/sources", "/about"] : [])])
	test(`faces: where they come late nothing moves, and the next screen has them: ${path}`, async ({
		page,
	}) => {
		await page.route("**/*.woff2", async (route) => {
			await new Promise((resolve) => setTimeout(resolve, 1500));
			await route.continue();
		});
		await watchShifts(page);
		await open(page, path);
		await page.evaluate(() => document.fonts.ready);
		expect(await isFaceShown(page)).toBe(false);
		expect(await shiftOf(page)).toBeLessThan(0.0005);
		await page.getByRole("contentinfo").locator('a[href$="/privacy"]').click();
		await expect(page).toHaveURL(/privacy$/);
		await expect.poll(() => isFaceShown(page)).toBe(true);
	});
