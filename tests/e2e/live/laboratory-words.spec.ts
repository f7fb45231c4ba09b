import type { Locator } from "@playwright/test";
import { locales } from "../../../src/domain/shared/locale.ts";
import { benchOf, gameOf, openGame } from "../support/laboratory.ts";
import { expect, test } from "../support/page-test.ts";

/** The words of switches that overflow their button or are cut by their toolbar. */
const cutWords = (bench: Locator): Promise<string[]> =>
	bench.locator("[role=toolbar] button").evaluateAll((buttons) =>
		buttons.flatMap((button) => {
			const text = document.createRange();
			text.selectNodeContents(button);
			const words = text.getBoundingClientRect();
			const own = button.getBoundingClientRect();
			const around = (button.parentElement ?? button).getBoundingClientRect();
			const isWhole =
				button.scrollWidth <= button.clientWidth &&
				words.left >= own.left &&
				words.right <= own.right &&
				own.right <= around.right &&
				own.bottom <= around.bottom;
			return isWhole ? [] : [`${button.textContent} at ${innerWidth}`];
		}),
	);

for (const locale of locales)
	test(`laboratory: no word of a switch is cut in the first case (${locale})`, async ({ page }) => {
		const widths = [320, 360, 390, 1280];
		const isWholeAtEveryWidth = async (bench: Locator) => {
			for (const width of widths) {
				await page.setViewportSize({ width, height: 844 });
				expect(await cutWords(bench)).toEqual([]);
			}
		};
		const dialog = await openGame(page, locale, gameOf("plant-outbreak"));
		const bench = await benchOf(dialog, locale, "greenhouses");
		await expect(bench.getByRole("toolbar")).toHaveCount(8);
		await isWholeAtEveryWidth(bench);
		// Pressed switches have bolder letters.
		for (const toolbar of await bench.getByRole("toolbar").all())
			await toolbar.getByRole("button", { pressed: false }).click();
		await isWholeAtEveryWidth(bench);
	});
