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

/** What a browser says of a request that a page of the same site makes. */
export const fromOwnPage = { "sec-fetch-site": "same-origin" };

/** Somebody whom nobody has seen before. */
export const somebody = (firstName = "Ada"): Person => ({
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

/** Gives somebody an account, without a page. Students are adults unless said otherwise. */
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

/** Signs somebody in without a page. */
export const signInBy = async (request: APIRequestContext, person: Person): Promise<void> => {
	const entered = await askSignIn(request, person);
	expect(entered.status(), await entered.text()).toBe(200);
};

/** Somebody has no account any more: their address and password are answered as a stranger's would be. */
export const expectErased = async (request: APIRequestContext, person: Person): Promise<void> => {
	const again = await askSignIn(request, person);
	expect(await again.json()).toMatchObject({ code: "account.credentials_wrong" });
};

/** Gives somebody an account and signs them in, without a page. Students are adults unless said otherwise. */
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
 * Somebody who has an account already: one for all journeys that need no more than that. Twelve logins in a quarter of an
 * hour are all that one network has for an address.
 */
export const knownPerson = (browser: Browser): Promise<Person> => {
	const settle = async () => {
		const elsewhere = await browser.newContext();
		const person = somebody("Known");
		await signUpBy(elsewhere.request, person);
		await elsewhere.close();
		return person;
	};
	known ??= settle();
	return known;
};

/** Who a browser is to the server. */
export const sessionOf = async (request: APIRequestContext): Promise<unknown> =>
	((await (await request.get("/api/account/session")).json()) as { session: unknown }).session;

/** The form that shows on the login screen. */
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

/** Sends the form that shows. */
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

/** How long it may take to come in, in milliseconds: passwords are hashed slowly, on purpose, and in a line. */
const entering = 30_000;

/** Waits until the page is where one gets to by coming in. */
export const expectEntered = (page: Page, path: string): Promise<void> =>
	expect(page).toHaveURL(path, { timeout: entering });

/** Logs somebody in by the form, from wherever the page is. */
export const logIn = async (page: Page, locale: Locale, person: Person): Promise<void> => {
	await open(page, pathIn(locale, "/login"));
	await sendLogin(page, locale, person);
	await expectEntered(page, pathIn(locale, "/dashboard"));
};
