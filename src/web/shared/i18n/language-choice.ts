import { isLocale, type Locale } from "#domain/shared/locale.ts";

const storageKey = "language";
const oneYearInSeconds = 31_536_000;

/** The language chosen earlier on this device; null without one or if the storage is closed. */
export const storedLanguage = (): Locale | null => {
	try {
		const stored = localStorage.getItem(storageKey);
		return isLocale(stored) ? stored : null;
	} catch {
		return null;
	}
};

/** The first of the browser's languages that is one of ours, `fr-CA` as French; null if none is. */
export const browserLanguage = (): Locale | null =>
	navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLocale) ?? null;

/** Stores the choice in local storage and in the cookie that the server reads. */
export const storeLanguage = (locale: Locale): void => {
	// biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we support
	document.cookie = `${storageKey}=${locale}; path=/; max-age=${oneYearInSeconds}; samesite=lax`;
	try {
		localStorage.setItem(storageKey, locale);
	} catch {
		// The storage is closed (private mode, quota): the choice holds for this visit.
	}
};
