import { type Locale, languages } from "./locale.ts";

const fixedSpace = "\u00a0";
/** The space between a day and its month, whichever comes first: a year has four figures. */
const besideDay = /(?<=(?<!\d)\d\d?\p{L}*) (?=\p{L})|(?<=\p{L}\.?) (?=\d\d?,)/u;
/** British dates have a comma after the weekday in one style of theirs and none in the others: ours have none. */
const afterWeekday = /(?<=^\p{L}+), (?=\d)/u;

/**
 * Days as a language writes them: « mardi 1er décembre 2026 », "Tuesday 1 December 2026". Number and month stay on one
 * line, and the first of a month has its own word where a language has one.
 * @param tag another way of writing days than the language's own.
 * @returns the words for an instant, in milliseconds since 1970 in UTC.
 */
export const dayWords = (
	locale: Locale,
	options: Intl.DateTimeFormatOptions,
	tag: string = languages[locale].tag,
): ((epochMs: number) => string) => {
	const format = new Intl.DateTimeFormat(tag, options);
	const { firstOfMonth } = languages[locale];
	return (epochMs) =>
		format
			.formatToParts(epochMs)
			.map(({ type, value }) => (type === "day" && value === "1" ? firstOfMonth : value))
			.join("")
			.replace(afterWeekday, " ")
			.replace(besideDay, fixedSpace);
};
