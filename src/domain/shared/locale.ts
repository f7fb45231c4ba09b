/** The two languages of the product, always shipped together. */
export const locales = ["en", "fr"] as const;
/** A language of the product. */
export type Locale = (typeof locales)[number];

/** Whether a value, from storage or an address, is one of the two languages. */
export const isLocale = (value: unknown): value is Locale => locales.some((locale) => locale === value);

/** The path of a page in a language: French ones begin with `/fr`. */
export const localePath = (locale: Locale, path: string): string =>
	locale === "en" ? path : path === "/" ? "/fr" : `/fr${path}`;

/** A value written once per language, side by side. */
export type Localized<Value> = Record<Locale, Value>;
