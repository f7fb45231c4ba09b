import type { Page } from "@playwright/test";
import { localeOr } from "../../../src/domain/shared/locale.ts";
import { closeStorage, readLocal } from "../support/browser-storage.ts";
import { openEarly } from "../support/early-page.ts";
import { isLongRun } from "../support/journey-languages.ts";
import { expect, messagesOf, open, pathIn, test } from "../support/page-test.ts";
import { openScreens } from "../support/screens.ts";
import { tamperings } from "../support/tampering.ts";

const screens = [
	...openScreens,
	"/results",
	"/account",
	"/reset-password",
	"/log-in-link",
	"/verify-email",
	"/consent",
	"/guardian",
	"/dashboard/quizzes",
	"/dashboard/recommendations",
	"/resources/premium",
	"/nowhere",
	"/career/unknown",
	"/constructor",
	"/__proto__",
] as const;

/** A message key in place of its text, such as `explore.title`. */
const rawKey = new RegExp(`^(${Object.keys(messagesOf("en")).join("|")})(\\.\\w+)+$`, "m");

/** Expects a working page of the live edition without message keys. */
const expectLive = async (page: Page, address: string): Promise<void> => {
	await page.locator("html[data-ready]").waitFor();
	const { common } = messagesOf(localeOr(await page.locator("html").getAttribute("lang")));
	await expect(page.getByText(common.demo, { exact: true }), address).toBeHidden();
	await expect(page.getByText(common.demonstration), address).toBeHidden();
	await expect(page.getByText(common.errorScreen.title), address).toHaveCount(0);
	await expect(page.getByRole("heading", { level: 1 }), address).toHaveCount(1);
	const text = await page.locator("body").innerText();
	expect(text, address).not.toMatch(rawKey);
	for (const key of ["isPremium", "userInfo", "appointments"])
		expect(await readLocal(page, key), `${key} on ${address}`).toBeNull();
};

/** The short run shows every second screen one of the ten tamperings; `npm run journeys` shows it all of them. */
const screensFor = (tampering: number) =>
	[...screens.entries()].filter(([index]) => isLongRun || index % 20 === tampering);

// React reports that the markup differs, and renders the page again.
const hydrationError = /Minified React error #(418|423)/;

for (const [tampering, [name, tamper]] of Object.entries(tamperings).entries()) {
	test.describe(() => {
		test.use({ expectedErrors: hydrationError });
		test(`tampered page: ${name}: every screen stays live`, async ({ page }) => {
			test.slow();
			await page.addInitScript(`document.addEventListener("DOMContentLoaded", ${String(tamper)})`);
			for (const [index, path] of screensFor(tampering)) {
				const address = pathIn((index + tampering) % 2 === 0 ? "en" : "fr", path);
				await page.goto(address);
				await test.step(address, () => expectLive(page, address));
			}
		});
	});
}

test.describe("a refused password", () => {
	test.use({ expectedErrors: /status of 401|Minified React error #(418|423)/ });
	test("tampered page: a password manager's nodes do not make a nonsense password log in", async ({
		page,
	}) => {
		const tamper = String(tamperings["a password manager's button beside every field"]);
		await page.addInitScript(`document.addEventListener("DOMContentLoaded", ${tamper})`);
		await open(page, "/login");
		await page.getByLabel("E-mail address", { exact: true }).fill("unknown@example.org");
		await page.getByLabel("Password", { exact: true }).fill("nonsense password");
		await page.getByRole("tabpanel").getByRole("button", { name: "Log in", exact: true }).click();
		await expect(page.getByRole("alert").first()).not.toBeEmpty();
		await expect(page).toHaveURL("/login");
		expect(await readLocal(page, "user")).toBeNull();
	});
});

// src/server/platform/site/resolve.test.ts tests all addresses; this test uses one of each kind.
for (const [address, plain] of [
	["/LOGIN?returnTo=/account", "/login?returnTo=/account"],
	["/fr/Privacy", "/fr/privacy"],
	...(isLongRun
		? ([
				["/Explore", "/explore"],
				["/FR", "/fr"],
				["/career/Geologist", "/career/geologist"],
			] as const)
		: []),
] as const)
	test(`letter case: ${address} redirects to ${plain}`, async ({ page }) => {
		const response = await page.goto(address);
		expect(response?.status()).toBe(200);
		await expect(page).toHaveURL(plain);
		await expectLive(page, address);
	});

for (const address of ["/fr/career/Unknown", ...(isLongRun ? ["/Nowhere", "/fr/__proto__"] : [])])
	test(`letter case: ${address} answers the page for 404`, async ({ page }) => {
		expect((await page.goto(address))?.status()).toBe(404);
		await expectLive(page, address);
	});

test("an address that begins like another site's remains on this site", async ({ page, baseURL }) => {
	await open(page, "/fr//evil.example");
	await page.getByRole("button", { name: "en English" }).click();
	await expect(page.locator("html")).toHaveAttribute("lang", "en");
	expect(new URL(page.url()).origin).toBe(baseURL);
});

test("a form submitted before hydration puts nothing into the address", async ({ page }) => {
	const answer = await openEarly(page, "/reset-password");
	await page.getByRole("textbox").fill("unknown@example.org");
	await page.getByRole("textbox").press("Enter");
	await expect(page).toHaveURL("/reset-password");
	await answer();
	await expect(page.getByRole("textbox")).toHaveValue("unknown@example.org");
	await expect(page).toHaveURL("/reset-password");
});

test("without JavaScript a page explains its limits", async ({ request }) => {
	for (const [address, locale] of [
		["/results", "en"],
		["/fr/career/unknown", "fr"],
	] as const) {
		const [, said] = /<noscript>(.*?)<\/noscript>/.exec(await (await request.get(address)).text()) ?? [];
		expect(said, address).toContain(messagesOf(locale).common.noScript);
	}
});

test.describe("closed storages", () => {
	// React Router's own script for the scroll position logs the error and continues.
	test.use({ expectedErrors: /The storage is closed/ });
	test("closed storages break nothing on a live page", async ({ page }) => {
		await closeStorage(page);
		for (const path of ["/", "/fr/login", "/career/unknown"]) await open(page, path);
	});
});
