/** The two languages of the product, always shipped together. */
export const locales = ["en", "fr"] as const;
/** A language of the product. */
export type Locale = (typeof locales)[number];

/** Whether a value, from storage or an address, is one of the two languages. */
export const isLocale = (value: unknown): value is Locale => locales.some((locale) => locale === value);

/** The language of addresses without a prefix, and of whoever has chosen none. */
export const defaultLocale: Locale = "en";

/** The language that a value names, from storage, an address or the document; the default where it names none. */
export const localeOr = (value: unknown): Locale => (isLocale(value) ? value : defaultLocale);

/** A value written once per language, side by side. */
export type Localized<Value> = Record<Locale, Value>;

/** What differs from language to language outside its sentences. A further language is one more entry here. */
interface Language {
	/** BCP 47 tag of its dates, numbers and calendar. */
	readonly tag: string;
	/** The tag of the days on which badges were earned, where the specification writes them in another way. */
	readonly earnedDateTag: string;
	/** What stands before the path of its pages: nothing for the language of unprefixed addresses. */
	readonly pathPrefix: string;
	/** Whether it writes times of day as a clock shows them, or with an "h" for hours. */
	readonly clock: "colon" | "hours";
	/** The first day of a month in a date: French has « 1er décembre », though « 2 décembre ». */
	readonly firstOfMonth: string;
	/** Its name in itself. */
	readonly name: string;
}

/** The languages of the product, each with what differs outside its sentences. */
export const languages: Localized<Language> = {
	en: {
		tag: "en-GB",
		earnedDateTag: "en-US",
		pathPrefix: "",
		clock: "colon",
		firstOfMonth: "1",
		name: "English",
	},
	fr: {
		tag: "fr-FR",
		earnedDateTag: "fr-FR",
		pathPrefix: "/fr",
		clock: "hours",
		firstOfMonth: "1er",
		name: "Français",
	},
};

/** The path of a page in a language: `/explore` in French is `/fr/explore`, and `/` is `/fr`. */
export const localizedPath = (locale: Locale, path: string): string => {
	const { pathPrefix } = languages[locale];
	return path === "/" && pathPrefix !== "" ? pathPrefix : `${pathPrefix}${path}`;
};
