import type { BrowserContext, Page } from "@playwright/test";

/** The content of a browser's two storages. */
export interface StoredTexts {
	readonly session?: Readonly<Record<string, string>>;
	readonly local?: Readonly<Record<string, string>>;
}

/** A file of the site without scripts, from which the storages can be filled before a screen reads them. */
const quietPage = "/favicon.svg";

/** Fills the storages like an earlier visit. Afterwards the page shows a file without scripts. */
export const putStorage = async (page: Page, texts: StoredTexts): Promise<void> => {
	await page.goto(quietPage);
	await page.evaluate(({ session = {}, local = {} }) => {
		for (const [key, text] of Object.entries(session)) sessionStorage.setItem(key, text);
		for (const [key, text] of Object.entries(local)) localStorage.setItem(key, text);
	}, texts);
};

/** The parsed value of a key of the session storage; null if absent. */
export const readSession = (page: Page, key: string): Promise<unknown> =>
	page.evaluate((name) => JSON.parse(sessionStorage.getItem(name) ?? "null"), key);

/** The parsed value of a key of the local storage; null if absent. */
export const readLocalValue = async (page: Page, key: string): Promise<unknown> =>
	JSON.parse((await readLocal(page, key)) ?? "null");

/** The raw value of a key of the local storage. */
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

/** A browser whose storages are full. */
export const fillStorage = async (page: Page): Promise<void> => {
	await page.addInitScript(() => {
		Storage.prototype.setItem = () => {
			throw new DOMException("The storage is full", "QuotaExceededError");
		};
	});
};
