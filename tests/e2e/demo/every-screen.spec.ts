import { axeFindings } from "../support/axe.ts";
import { isLongRun } from "../support/journey-languages.ts";
import { expect, expectReadableColours, open, pathIn, test } from "../support/page-test.ts";
import { addressedScreens, openScreens } from "../support/screens.ts";

test("the helper of the accessibility tests finds faults, at the first run and at the next", async ({
	page,
}) => {
	await open(page, "/terms");
	const looked = async () => [
		await axeFindings(page, [], []),
		await axeFindings(page, ["color-contrast"], []),
	];
	expect(await looked()).toEqual([[], []]);
	await page.getByRole("main").evaluate((main) => {
		main.insertAdjacentHTML(
			"beforeend",
			'<img src="/favicon.svg"><p style="color:#bbb;background:#fff">pale</p>',
		);
	});
	const [all, colours] = await looked();
	expect(all).toEqual([
		expect.stringMatching(/^color-contrast: .*pale/),
		expect.stringMatching(/^image-alt: <img/),
	]);
	expect(colours).toEqual([expect.stringMatching(/^color-contrast: .*pale/)]);
});

test("every screen is readable in the dark appearance", async ({ page }) => {
	test.slow();
	await page.emulateMedia({ colorScheme: "dark" });
	// Only colours differ from the light appearance, in which other tests check everything.
	for (const path of openScreens.filter((_, index) => isLongRun || index % 2 === 0)) {
		await open(page, path);
		await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
		await test.step(path, () => expectReadableColours(page));
	}
});

test("every screen fits 320 px, as at 400 % zoom, and a phone, and has one first-level heading", async ({
	page,
}) => {
	test.slow();
	// Layouts change at 360 px: just above it the most has to fit.
	const widths = [390, 361, 320];
	// French has the longer words; the other tests open the screens in English.
	for (const path of [...openScreens, ...addressedScreens])
		for (const address of [pathIn("fr", path), ...(isLongRun ? [path] : [])]) {
			await open(page, address);
			await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
			for (const width of widths) {
				await page.setViewportSize({ width, height: 640 });
				await expect
					.poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message: address })
					.toBeLessThanOrEqual(width);
			}
		}
});

test("a pressed chip can be read in forced colours: the browser paints nothing behind its text", async ({
	page,
}) => {
	await page.emulateMedia({ forcedColors: "active" });
	await open(page, "/subjects/after-seconde");
	const pressed = page.getByRole("main").locator("button[aria-pressed=true]").first();
	await expect(pressed).toHaveCSS("forced-color-adjust", "none");
});

test("every screen is complete before its scripts have arrived", async ({ browser, baseURL }) => {
	const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
	const page = await context.newPage();
	for (const path of openScreens) {
		await page.goto(path);
		await expect(page.getByRole("heading", { level: 1 }), path).toBeVisible();
		await expect(page.getByRole("contentinfo"), path).toBeVisible();
	}
	await context.close();
});

test("every category has a colour of its own on the first paint", async ({ page }) => {
	await page.goto("/explore", { waitUntil: "commit" });
	const keys = [
		"biology",
		"chemistry",
		"physics",
		"earth",
		"space",
		"computer",
		"math",
		"engineering",
		"food",
	];
	const colours = () =>
		page.evaluate(
			(names) =>
				names.map((key) => {
					const sample = document.createElement("p");
					sample.dataset.line = key;
					document.body.append(sample);
					const colour = getComputedStyle(sample).getPropertyValue("--color-glow");
					sample.remove();
					return colour;
				}),
			[...keys, "environmental", "health", "materials", "agriculture", "education"],
		);
	await expect.poll(async () => new Set((await colours()).filter(Boolean)).size).toBe(14);
});
