/** The languages of the product, always shipped together. */
export const locales = ["en", "fr"] as const;
export type Locale = (typeof locales)[number];

/** Whether a value, from storage or an address, is one of the languages. */
export const isLocale = (value: unknown): value is Locale => locales.some((locale) => locale === value);

/** The language of addresses without a prefix, and of visitors who have chosen none. */
export const defaultLocale: Locale = "en";

/** The language that a value names, from storage, an address or the document; otherwise the default. */
export const localeOr = (value: unknown): Locale => (isLocale(value) ? value : defaultLocale);

/** A value with one entry for each language. */
export type Localized<Value> = Record<Locale, Value>;

/** The differences between languages outside their sentences. Another language is one more entry of `languages`. */
interface Language {
	/** BCP 47 tag of its dates, numbers and calendar. */
	readonly tag: string;
	/** The tag for the dates of badges, which the specification writes in another way. */
	readonly earnedDateTag: string;
	/** The prefix of its addresses; empty for the default language. */
	readonly pathPrefix: string;
	/** Times of day with a colon, or with an "h" for hours. */
	readonly clock: "colon" | "hours";
	/** The first day of a month in a date: French has « 1er décembre », but « 2 décembre ». */
	readonly firstOfMonth: string;
	/**
	 * Whether students and adults are addressed differently (French tu and vous, Spanish tú and usted). If so, the
	 * language needs messages for adults and a register in scripts/lib/readers.ts: without them nothing compiles.
	 */
	readonly hasFormalAddress: boolean;
	/** Its name in itself. */
	readonly name: string;
}

export const languages = {
	en: {
		tag: "en-GB",
		earnedDateTag: "en-US",
		pathPrefix: "",
		clock: "colon",
		firstOfMonth: "1",
		hasFormalAddress: false,
		name: "English",
	},
	fr: {
		tag: "fr-FR",
		earnedDateTag: "fr-FR",
		pathPrefix: "/fr",
		clock: "hours",
		firstOfMonth: "1er",
		hasFormalAddress: true,
		name: "Français",
	},
} as const satisfies Localized<Language>;

/** The languages that address students and adults differently. */
export type FormalLocale = {
	[Each in Locale]: (typeof languages)[Each]["hasFormalAddress"] extends true ? Each : never;
}[Locale];

export const isFormal = (locale: Locale): locale is FormalLocale => languages[locale].hasFormalAddress;

export const formalLocales: readonly FormalLocale[] = locales.filter(isFormal);

/** The path of a page in a language: `/explore` in French is `/fr/explore`, and `/` is `/fr`. */
export const localizedPath = (locale: Locale, path: string): string => {
	const { pathPrefix } = languages[locale];
	return path === "/" && pathPrefix !== "" ? pathPrefix : `${pathPrefix}${path}`;
};
