import type { Locale } from "../../src/domain/shared/locale.ts";

/**
 * A pseudo-locale: every sentence of one language is enclosed in two characters that no text contains. A text on a page
 * without them is hard-coded; two pairs in a row are a sentence that code concatenated. tests/e2e/marked reads the pages.
 */
export const brackets = { open: "⟦", close: "⟧" } as const;

/** The language that is marked, in place of a third one. */
export const markedLocale: Locale = "fr";

/** Whether this build is that of the pseudo-locale. */
export const marksWords = (): boolean => process.env.SPECTRA_MARKED_WORDS === "true";

/** Values that no reader reads as words: ids, addresses, dates and codes of facts. */
const isId = (text: string): boolean =>
	/^[a-z\d/#._-]+$|^[a-z]+(?:[A-Z][a-z]+)+$|^[a-z]+:\S+$/.test(text) || !/\p{L}{2}/u.test(text);

/** A value with every text in it marked, except those that `isKept` selects. */
export const withMarks = (value: unknown, isKept: (text: string) => boolean = isId): unknown => {
	if (typeof value === "string") return isKept(value) ? value : `${brackets.open}${value}${brackets.close}`;
	if (Array.isArray(value)) return value.map((one) => withMarks(one, isKept));
	if (typeof value !== "object" || value === null) return value;
	return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withMarks(one, isKept)]));
};

const ownMessages = new RegExp(`/src/content/messages/${markedLocale}(?:-\\w+)?(?:/.*)?\\.json$`);

/** The Vite plugin that marks the message files of that language. */
export const markedMessages = () => ({
	name: "spectra-marked-messages",
	enforce: "pre" as const,
	transform: (code: string, id: string) =>
		ownMessages.test(id.replaceAll("\\", "/"))
			? { code: JSON.stringify(withMarks(JSON.parse(code), () => false)), map: null }
			: undefined,
});
