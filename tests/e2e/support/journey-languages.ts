import { type Locale, locales } from "../../../src/domain/shared/locale.ts";

/** Whether this run tests all languages and sizes: `npm run journeys`. */
export const isLongRun = process.env.SPECTRA_JOURNEYS === "long";

/**
 * The languages in which the tests of a file run. The steps are the same in all, so one is enough: about half of
 * the files are French.
 */
export const journeyLanguages = (...languages: Locale[]): readonly Locale[] =>
	isLongRun ? locales : languages;
