import type { Locale } from "../shared/locale.ts";
import { type FigureCountry, figureCountries } from "./presented-career.ts";

/** The countries beside France whose schools we describe from stored sources. */
export const describedCountries = ["ireland", "quebec", "belgium", "switzerland", "morocco"] as const;
/** One of them; its name is the last part of the address of its page. */
export type DescribedCountry = (typeof describedCountries)[number];

/** Where a reader goes to school: France, a described country, one with figures of its own, or anywhere else. */
export const schoolCountries = ["france", ...describedCountries, "unitedStates", "elsewhere"] as const;
/** One of these choices. */
export type SchoolCountry = (typeof schoolCountries)[number];

/** Whether a stored or chosen value is one of the choices. */
export const isSchoolCountry = (value: unknown): value is SchoolCountry =>
	schoolCountries.some((country) => country === value);

/** Whether the value names a country with a page of its own. */
export const isDescribedCountry = (value: unknown): value is DescribedCountry =>
	describedCountries.some((country) => country === value);

/** Whether what is true for France alone is folded: the reader has said that their school is elsewhere. */
export const foldsFrance = (country: SchoolCountry | null): boolean =>
	country !== null && country !== "france";

/** The country of the reader's own figures: as chosen, else that of the language; null where we have none for it. */
export const ownFigures = (country: SchoolCountry | null, locale: Locale): FigureCountry | null => {
	if (country === null) return figureCountries[locale][0];
	return figureCountries[locale].find((one) => one === country) ?? null;
};

/** The countries of figures in reading order: the reader's own first, then as the language has them. */
export const figureOrder = (country: SchoolCountry | null, locale: Locale): readonly FigureCountry[] => {
	const own = ownFigures(country, locale);
	return figureCountries[locale].toSorted((one, other) => Number(other === own) - Number(one === own));
};
