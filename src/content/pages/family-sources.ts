import type { DocumentBlock } from "#domain/shared/document.ts";
import { formatsOf } from "#domain/shared/format.ts";
import type { Locale } from "#domain/shared/locale.ts";
import { type LocalDate, utcMidnight, utcZone } from "#domain/shared/moment.ts";
import facts from "../facts/family-pages.json" with { type: "json" };

type SourceKey = keyof typeof facts.sources;

const readOn: Readonly<Record<Locale, (day: string) => string>> = {
	en: (day) => `Read on ${day}. Amounts and dates change: the official page decides.`,
	fr: (day) => `Lues le ${day}. Montants et dates changent : la page officielle fait foi.`,
};

/** The section of a family's page that names its stored sources, with the day on which they were read. */
export const sourceLinks = (locale: Locale, keys: readonly SourceKey[]): DocumentBlock[] => [
	{
		kind: "paragraph",
		text: readOn[locale](formatsOf(locale).longDate(utcMidnight(facts.checked as LocalDate), utcZone)),
	},
	{
		kind: "links",
		items: keys.map((key) => ({ label: facts.sources[key].label, href: facts.sources[key].url })),
	},
];
