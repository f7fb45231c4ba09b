import type { Page } from "@playwright/test";

/**
 * Delays the scripts of the pages that are opened from now on.
 * @returns a function that releases them and waits for hydration.
 */
export const holdScripts = async (page: Page): Promise<() => Promise<void>> => {
	const held: (() => void)[] = [];
	let isHeld = true;
	await page.route("**/assets/*.js", async (route) => {
		if (isHeld) await new Promise<void>((resolve) => held.push(resolve));
		await route.continue();
	});
	return async () => {
		isHeld = false;
		for (const letThrough of held) letThrough();
		await page.locator("html[data-ready]").waitFor();
	};
};

/**
 * Opens a path without its scripts: prerendered, but not hydrated.
 * @returns a function that releases the scripts and waits for hydration.
 */
export const openEarly = async (page: Page, path: string): Promise<() => Promise<void>> => {
	const letThrough = await holdScripts(page);
	await page.goto(path, { waitUntil: "domcontentloaded" });
	return letThrough;
};
