import type { Locator, Page } from "@playwright/test";
import { readLocal } from "./browser-storage.ts";
import { expect, expectAccessible, open } from "./page-test.ts";
import { delayStarted } from "./simulation.ts";

/** The clock's time at the start of these tests. */
export const now = "2025-05-09T10:00:00+02:00";
/** The text fields of the sign-up form. */
export const fields = ["First name", "Last name", "E-mail address", "Password"] as const;
/** The texts typed into them. */
export const typed = ["Ada", "Lovelace", "ada@example.org", "analytical engine"] as const;

/** The visible form. */
export const form = (page: Page): Locator => page.getByRole("tabpanel");
/** A field of it, by its label. */
export const field = (page: Page, name: string): Locator => form(page).getByLabel(name, { exact: true });
/** The button that sends it. */
export const submit = (page: Page, name: "Log in" | "Sign up"): Locator =>
	form(page).getByRole("button", { name });

/** Opens the login screen and waits for the demonstration's module, so that a form is sent at once. */
export const openLogin = async (page: Page): Promise<void> => {
	await open(page, "/login");
	await expect(page.getByText("This is a demonstration: any e-mail address")).toBeVisible();
};

/** Opens the sign-up form with its text fields filled in. */
export const openSignUp = async (page: Page): Promise<void> => {
	await openLogin(page);
	await page.getByRole("tab", { name: "Sign up" }).click();
	for (const [index, name] of fields.entries()) await field(page, name).fill(typed[index] ?? "");
};

/** Expects a form sent with a stopped clock to be busy for 1.5 s, without a login until then. */
export const expectBusy = async (page: Page, name: "Logging in…" | "Signing up…"): Promise<void> => {
	const busy = form(page).getByRole("button", { name });
	await expect(busy).toBeVisible();
	await expect(busy).toBeDisabled();
	await delayStarted(page);
	await expectAccessible(page);
	await page.clock.runFor(1499);
	await expect(busy).toBeVisible();
	expect(await readLocal(page, "user")).toBeNull();
	await page.clock.runFor(1);
	await page.clock.resume();
};

/** Fills in the login form. */
export const fillLogin = async (page: Page): Promise<void> => {
	await field(page, "E-mail address").fill("ada@example.org");
	await field(page, "Password").fill("analytical engine");
};
