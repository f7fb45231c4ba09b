import type { BrowserContext, Page } from "@playwright/test";

/** What a test finds or leaves in the two storages of a browser. */
export interface StoredTexts {
	readonly session?: Readonly<Record<string, string>>;
	readonly local?: Readonly<Record<string, string>>;
}

/** A file of the site that runs no script of it: a place to fill the storages before a screen reads them. */
const quietPlace = "/favicon.svg";

/** Fills the storages as an earlier visit would have left them. The page stands at a file without scripts then. */
export const putStorage = async (page: Page, texts: StoredTexts): Promise<void> => {
	await page.goto(quietPlace);
	await page.evaluate(({ session = {}, local = {} }) => {
		for (const [key, text] of Object.entries(session)) sessionStorage.setItem(key, text);
		for (const [key, text] of Object.entries(local)) localStorage.setItem(key, text);
	}, texts);
};

/** What the session storage of the page has under a key, parsed; null when there is nothing. */
export const readSession = (page: Page, key: string): Promise<unknown> =>
	page.evaluate((name) => JSON.parse(sessionStorage.getItem(name) ?? "null"), key);

/** What the local storage of the page has under a key, parsed; null when there is nothing. */
export const readLocalValue = async (page: Page, key: string): Promise<unknown> =>
	JSON.parse((await readLocal(page, key)) ?? "null");

/** The text that the local storage of the page has under a key. */
export const readLocal = (page: Page, key: string): Promise<string | null> =>
	page.evaluate((name) => localStorage.getItem(name), key);

/** The value of a cookie of this browser. */
export const cookieOf = async (context: BrowserContext, name: string): Promise<string | undefined> =>
	(await context.cookies()).find((cookie) => cookie.name === name)?.value;

/** A browser that refuses both storages, as some do in private windows or by policy. */
export const closeStorage = async (page: Page): Promise<void> => {
	await page.addInitScript(() => {
		for (const name of ["localStorage", "sessionStorage"])
			Object.defineProperty(window, name, {
				get: () => {
					throw new DOMException("The storage is closed", "SecurityError");
				},
			});
	});
};

/** A browser whose storages can be read but take nothing more. */
export const fillStorage = async (page: Page): Promise<void> => {
	await page.addInitScript(() => {
		Storage.prototype.setItem = () => {
			throw new DOMException("The storage is full", "QuotaExceededError");
		};
	});
};
