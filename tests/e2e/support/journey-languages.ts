import { type Locale, locales } from "../../../src/domain/shared/locale.ts";

/** Whether this run lives every journey in both languages and sizes: `npm run journeys`. */
export const isLongRun = process.env.SPECTRA_JOURNEYS === "long";

/**
 * The languages that the journeys of a file are lived in. The steps are the same in both, so one is enough: about half of
 * the files are French.
 */
export const journeyLanguages = (...languages: Locale[]): readonly Locale[] =>
	isLongRun ? locales : languages;
