import type { Page } from "@playwright/test";

/**
 * Holds back the scripts of the pages that are opened from now on.
 * @returns what lets them through and waits until the page's controls answer.
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
 * Opens a path as it is before its scripts have arrived: drawn, but answering nothing yet.
 * @returns what lets the scripts through and waits until the page's controls answer.
 */
export const openEarly = async (page: Page, path: string): Promise<() => Promise<void>> => {
	const letThrough = await holdScripts(page);
	await page.goto(path);
	return letThrough;
};
