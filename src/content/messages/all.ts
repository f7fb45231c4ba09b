import type { Localized } from "#domain/shared/locale.ts";
import { messagesEn } from "./en.ts";
import everyScreenEn from "./every-screen-en.ts";
import everyScreenFr from "./every-screen-fr.ts";
import { messagesFr } from "./fr.ts";

type Messages = typeof messagesEn;

/** The messages of every page, by language, for builds, checks and tests: the browser loads one language at a time. */
export const messagesByLocale: Localized<Messages> = {
	en: messagesEn,
	// A language has plural forms of its own beside those of English.
	fr: messagesFr as unknown as Messages,
};

/** The messages of a page before its own are loaded, by language. */
export const everyScreenByLocale: Localized<{
	readonly common: { readonly loading: string; readonly noScript: string; readonly oldBrowser: string };
}> = { en: everyScreenEn, fr: everyScreenFr };
