import type { DocumentBlock } from "#domain/shared/document.ts";
import { formatsOf } from "#domain/shared/format.ts";
import { type LocalDate, utcMidnight, utcZone } from "#domain/shared/instant.ts";
import type { Locale } from "#domain/shared/locale.ts";
import facts from "../facts/family-pages.json" with { type: "json" };

/** Stored sources by key, with the day on which they were read. */
interface StoredSources<Key extends string> {
	readonly checked: string;
	readonly sources: Readonly<Record<Key, { readonly label: string; readonly url: string }>>;
}

const readOn: Readonly<Record<Locale, (day: string) => string>> = {
	en: (day) => `Read on ${day}. Amounts and dates change: the official page decides.`,
	fr: (day) =>
		`Sources consultées le ${day}. Les montants et les dates changent : seuls les sites officiels font foi.`,
};

/** The section of a page that names its stored sources, with the day on which they were read. */
export const linksToSources = <Key extends string>(
	locale: Locale,
	{ checked, sources }: StoredSources<Key>,
	keys: readonly Key[],
): DocumentBlock[] => [
	{
		kind: "paragraph",
		text: readOn[locale](formatsOf(locale).longDate(utcMidnight(checked as LocalDate), utcZone)),
	},
	{
		kind: "links",
		items: keys.map((key) => ({ label: sources[key].label, href: sources[key].url })),
	},
];

/** The same for the pages on costs and on changing course. */
export const sourceLinks = (locale: Locale, keys: readonly (keyof typeof facts.sources)[]): DocumentBlock[] =>
	linksToSources(locale, facts, keys);
