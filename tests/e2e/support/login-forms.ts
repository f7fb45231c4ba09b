import type { Locator, Page } from "@playwright/test";
import { expect, open } from "./page-test.ts";

/** When these journeys begin. */
export const now = "2025-05-09T10:00:00+02:00";
/** The text fields of the sign-up form. */
export const fields = ["First name", "Last name", "E-mail address", "Password"] as const;
/** What is typed into them. */
export const typed = ["Ada", "Lovelace", "ada@example.org", "analytical engine"] as const;

/** The form that shows. */
export const form = (page: Page): Locator => page.getByRole("tabpanel");
/** A field of it, by its label. */
export const field = (page: Page, name: string): Locator => form(page).getByLabel(name, { exact: true });
/** The button that sends it. */
export const submit = (page: Page, name: "Log in" | "Sign up"): Locator =>
	form(page).getByRole("button", { name });

/** The login screen once the demonstration behind it is there: from then on a form is sent at once. */
export const openLogin = async (page: Page): Promise<void> => {
	await open(page, "/login");
	await expect(page.getByText("This is a demonstration: any e-mail address")).toBeVisible();
};

/** The login screen with the sign-up form open, its text fields filled in. */
export const openSignUp = async (page: Page): Promise<void> => {
	await openLogin(page);
	await page.getByRole("tab", { name: "Sign up" }).click();
	for (const [place, name] of fields.entries()) await field(page, name).fill(typed[place] ?? "");
};

/** Fills in the login form. */
export const fillLogin = async (page: Page): Promise<void> => {
	await field(page, "E-mail address").fill("ada@example.org");
	await field(page, "Password").fill("analytical engine");
};
