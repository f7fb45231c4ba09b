import { type Locale, languages } from "./locale.ts";

/** A wait in words, never shorter than it is: "in 10 minutes", « dans 2 heures ». */
export const waitInWords = (seconds: number, locale: Locale): string => {
	const minutes = Math.max(1, Math.ceil(seconds / 60));
	const words = new Intl.RelativeTimeFormat(languages[locale].tag);
	const text = minutes > 90 ? words.format(Math.ceil(minutes / 60), "hour") : words.format(minutes, "minute");
	// The number stays with its unit.
	return text.replace(/(\d) /, "$1\u00a0");
};
