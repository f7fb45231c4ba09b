import type { Page } from "@playwright/test";
import { expect, test } from "../support/page-test.ts";

/** Whether text is drawn in the product's text face, whose widths differ from every fallback. */
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

test("fonts: the first visit shows the text face, which the page preloads", async ({ page }) => {
	await page.goto("/fr/explore");
	await expect(page.locator('link[rel="preload"][as="font"]')).toHaveCount(2);
	await expect.poll(() => isFaceShown(page)).toBe(true);
});

test("fonts: a late font is shown when it arrives", async ({ page }) => {
	let release = () => {};
	const released = new Promise<void>((resolve) => {
		release = resolve;
	});
	await page.route("**/*.woff2", async (route) => {
		await released;
		await route.continue();
	});
	await page.goto("/about", { waitUntil: "commit" });
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	release();
	await expect.poll(() => isFaceShown(page)).toBe(true);
});

test("fonts: their licences are published beside them", async ({ request }) => {
	for (const font of ["bricolage-grotesque", "instrument-sans"]) {
		const licence = await request.get(`/assets/${font}-LICENSE.txt`);
		expect(await licence.text()).toContain("SIL Open Font License");
	}
});
