import type { Page } from "@playwright/test";

/**
 * Opens a path as it is before its scripts have arrived: drawn, but answering nothing yet.
 * @returns what lets the scripts through and waits until the page's controls answer.
 */
export const openEarly = async (page: Page, path: string): Promise<() => Promise<void>> => {
	const held: (() => void)[] = [];
	let isHeld = true;
	await page.route("**/assets/*.js", async (route) => {
		if (isHeld) await new Promise<void>((resolve) => held.push(resolve));
		await route.continue();
	});
	await page.goto(path);
	return async () => {
		isHeld = false;
		for (const letThrough of held) letThrough();
		await page.locator("html[data-ready]").waitFor();
	};
};
