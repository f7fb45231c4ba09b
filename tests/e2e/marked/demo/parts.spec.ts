import type { Page } from "@playwright/test";
import { expect, expectAccessible, open, test } from "../../support/page-test.ts";

// The shapes, distances and colours of the parts are compared, and no letters: how these are drawn differs between machines. What
// is fixed to the screen would cover parts.
const withoutLetters =
	"*, *::placeholder { -webkit-text-fill-color: transparent !important; caret-color: transparent !important; } text { fill: transparent !important; } .tab-bar, header { display: none !important; }";
/** The share of pixels that may differ: edges of lines are blended differently by versions of Chromium. */
const tolerance = { maxDiffPixelRatio: 0.01, threshold: 0.2 };

/** Opens the parts in a theme without letters, once the fonts that set their widths have loaded. */
const openParts = async (page: Page, colorScheme: "light" | "dark"): Promise<void> => {
	await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
	await open(page, "/parts");
	await page.addStyleTag({ content: withoutLetters });
	await page.evaluate(() => document.fonts.ready);
};

test.use({ bypassCSP: true });

for (const colorScheme of ["light", "dark"] as const)
	for (const width of [390, 1280]) {
		test(`parts: they look as before at ${width} pixels in the ${colorScheme} theme`, async ({ page }) => {
			await page.setViewportSize({ width, height: 900 });
			await openParts(page, colorScheme);
			const parts = page.getByRole("main").locator("section[aria-label]");
			expect(await parts.count()).toBeGreaterThan(20);
			await expect(page.getByRole("main")).toHaveScreenshot(`parts-${colorScheme}-${width}.png`, tolerance);
		});
	}

for (const colorScheme of ["light", "dark"] as const)
	test(`parts: a notice and a dialog look as before in the ${colorScheme} theme`, async ({ page }) => {
		await page.setViewportSize({ width: 390, height: 844 });
		await openParts(page, colorScheme);
		await page.getByRole("button", { name: "success", exact: true }).click();
		const notice = page.locator('[data-tone="success"]');
		await expect(notice).toHaveScreenshot(`parts-notice-${colorScheme}.png`, tolerance);
		await page.getByRole("region", { name: "Dialog" }).getByRole("button").click();
		await expect(page.getByRole("dialog")).toHaveScreenshot(`parts-dialog-${colorScheme}.png`, tolerance);
	});

test("parts: all of them are accessible", async ({ page }) => {
	await open(page, "/parts");
	await expectAccessible(page);
});
