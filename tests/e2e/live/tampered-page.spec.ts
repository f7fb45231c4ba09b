import type { Page } from "@playwright/test";
import { readLocal } from "../support/browser-storage.ts";
import { expect, messagesOf, pathIn, test } from "../support/page-test.ts";
import { openScreens } from "../support/screens.ts";
import { tamperings } from "../support/tampering.ts";

const screens = [
	...openScreens,
	"/results",
	"/account",
	"/reset-password",
	"/verify-email",
	"/consent",
	"/guardian",
	"/dashboard/quizzes",
	"/dashboard/recommendations",
	"/resources/premium",
	"/nowhere",
	"/career/nobody",
	"/constructor",
	"/__proto__",
] as const;

/** A message's key where its text should be: `explore.title`. */
const rawKey = new RegExp(`^(${Object.keys(messagesOf("en")).join("|")})(\\.\\w+)+$`, "m");

/** The page is one of the live site, says everything in words, and is not broken. */
const expectLive = async (page: Page, address: string): Promise<void> => {
	await page.locator("html[data-ready]").waitFor();
	const { common } = messagesOf((await page.locator("html").getAttribute("lang")) === "fr" ? "fr" : "en");
	await expect(page.getByText(common.demo, { exact: true }), address).toBeHidden();
	await expect(page.getByText(common.demonstration), address).toBeHidden();
	await expect(page.getByText(common.errorScreen.title), address).toHaveCount(0);
	await expect(page.getByRole("heading", { level: 1 }), address).toHaveCount(1);
	const text = await page.locator("body").innerText();
	expect(text, address).not.toMatch(rawKey);
	for (const key of ["isPremium", "userInfo", "appointments"])
		expect(await readLocal(page, key), `${key} on ${address}`).toBeNull();
};

for (const [name, tamper] of Object.entries(tamperings)) {
	test(`tampered page: ${name}: every screen stays live`, async ({ page }) => {
		test.slow();
		await page.addInitScript(`document.addEventListener("DOMContentLoaded", ${String(tamper)})`);
		for (const [place, path] of screens.entries()) {
			const address = pathIn(place % 2 === 0 ? "en" : "fr", path);
			await page.goto(address);
			await test.step(address, () => expectLive(page, address));
		}
	});
}
