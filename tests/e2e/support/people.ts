import { randomUUID } from "node:crypto";
import type { APIRequestContext, APIResponse, Browser, Locator, Page } from "@playwright/test";
import type { Locale } from "../../../src/domain/shared/locale.ts";
import { expect, messagesOf, open, pathIn } from "./page-test.ts";

export interface Person {
	readonly firstName: string;
	readonly lastName: string;
	readonly email: string;
	readonly password: string;
}

/** The header of requests from a page of the same site. */
export const fromOwnPage = { "sec-fetch-site": "same-origin" };

/** A new person with an unused address. */
export const newPerson = (firstName = "Ada"): Person => ({
	firstName,
	lastName: "Lovelace",
	email: `${firstName.toLowerCase()}-${randomUUID()}@example.org`,
	password: "analytical engine no 1",
});

interface Registering {
	readonly role?: "student" | "teacher" | "parent" | "institution";
	readonly ageBand?: "under15" | "15to17" | "18plus";
	readonly guardianEmail?: string;
	readonly locale?: Locale;
}

/** Creates an account by the API. Students are adults by default. */
const signUpBy = async (
	request: APIRequestContext,
	person: Person,
	{ role = "student", ageBand, locale = "en", ...more }: Registering = {},
): Promise<void> => {
	const band = role === "student" ? { ageBand: ageBand ?? "18plus" } : {};
	const data = { ...person, role, ...band, ...more, locale, zone: "Europe/Paris" };
	const made = await request.post("/api/account/sign-up", { headers: fromOwnPage, data });
	expect(made.status(), await made.text()).toBe(200);
};

const askSignIn = (request: APIRequestContext, { email, password }: Person): Promise<APIResponse> =>
	request.post("/api/account/sign-in", { headers: fromOwnPage, data: { email, password } });

/** Signs a person in by the API. */
export const signInBy = async (request: APIRequestContext, person: Person): Promise<void> => {
	const entered = await askSignIn(request, person);
	expect(entered.status(), await entered.text()).toBe(200);
};

/** Expects that the account is erased: its credentials are refused like unknown ones. */
export const expectErased = async (request: APIRequestContext, person: Person): Promise<void> => {
	const again = await askSignIn(request, person);
	expect(await again.json()).toMatchObject({ code: "account.credentials_wrong" });
};

/** Creates an account and signs in by the API. Students are adults by default. */
export const enrol = async (
	request: APIRequestContext,
	person: Person,
	registering: Registering = {},
): Promise<void> => {
	await signUpBy(request, person, registering);
	await signInBy(request, person);
};

let known: Promise<Person> | undefined;

/**
 * A shared account for tests that need any existing one. The limit is twelve logins in a quarter of an
 * hour per address and network.
 */
export const knownPerson = (browser: Browser): Promise<Person> => {
	const settle = async () => {
		const elsewhere = await browser.newContext();
		const person = newPerson("Known");
		await signUpBy(elsewhere.request, person);
		await elsewhere.close();
		return person;
	};
	known ??= settle();
	return known;
};

/** The name of the school whose log-in the tests' server offers (tests/setup/school-provider.ts). */
export const schoolName = { en: "Curie School", fr: "Lycée Curie" };

/** The session of a browser. */
export const sessionOf = async (request: APIRequestContext): Promise<unknown> =>
	((await (await request.get("/api/account/session")).json()) as { session: unknown }).session;

/** The visible form of the login screen. */
export const accountForm = (page: Page): Locator => page.getByRole("tabpanel");

/** Fills in the sign-up form, which is open, up to its last button. */
export const typeSignUp = async (
	page: Page,
	locale: Locale,
	person: Person,
	{ role = "student", ageBand, guardianEmail }: Registering = {},
): Promise<void> => {
	const { account } = messagesOf(locale);
	const form = accountForm(page);
	for (const name of ["firstName", "lastName", "email", "password"] as const)
		await form.getByLabel(account[name], { exact: true }).fill(person[name]);
	await form.getByRole("radio", { name: account.roles[role], exact: true }).check();
	if (ageBand) await form.getByRole("radio", { name: account.ageBand.bands[ageBand], exact: true }).check();
	if (guardianEmail) await form.getByLabel(account.guardianEmail, { exact: true }).fill(guardianEmail);
};

/** Submits the visible form. */
export const sendForm = (page: Page, locale: Locale, kind: "login" | "signup"): Promise<void> =>
	accountForm(page)
		.getByRole("button", { name: messagesOf(locale).account[kind].submit, exact: true })
		.click();

/** Fills in the login form, which is open, and sends it. */
export const sendLogin = async (
	page: Page,
	locale: Locale,
	{ email, password }: Pick<Person, "email" | "password">,
): Promise<void> => {
	const { account } = messagesOf(locale);
	await accountForm(page).getByLabel(account.email, { exact: true }).fill(email);
	await accountForm(page).getByLabel(account.password, { exact: true }).fill(password);
	await sendForm(page, locale, "login");
};

/** The maximum time of a login, in milliseconds: passwords are hashed slowly, one after the other. */
const entering = 30_000;

/** Waits until a login has opened its page. */
export const expectEntered = (page: Page, path: string): Promise<void> =>
	expect(page).toHaveURL(path, { timeout: entering });

/** Logs a person in by the form, from any page. */
export const logIn = async (page: Page, locale: Locale, person: Person): Promise<void> => {
	await open(page, pathIn(locale, "/login"));
	await sendLogin(page, locale, person);
	await expectEntered(page, pathIn(locale, "/dashboard"));
};
