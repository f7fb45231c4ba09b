import type { PresentedCareerCard } from "#domain/careers/presented-career.ts";
import type { SearchWords } from "#domain/careers/search.ts";
import type { Locale, Localized } from "#domain/shared/locale.ts";

const careersIn = {
	en: () => import("spectra:careers/en"),
	fr: () => import("spectra:careers/fr"),
} satisfies Localized<unknown>;
const careerIn = {
	en: () => import("spectra:career/en"),
	fr: () => import("spectra:career/fr"),
} satisfies Localized<unknown>;
const searchIn = {
	en: () => import("spectra:search/en"),
	fr: () => import("spectra:search/fr"),
} satisfies Localized<unknown>;

/** Every career's card in one language, whole: descriptions, subjects and skills to search in. */
export const loadCatalogue = async (locale: Locale): Promise<readonly PresentedCareerCard[]> =>
	(await careersIn[locale]()).default;

/** What careers are found by beside the words of their cards, in one language. */
export const loadSearchWords = async (locale: Locale): Promise<SearchWords> =>
	(await searchIn[locale]()).default;

/** The pages of all careers in one language, each loaded when it is asked for. */
export const loadCareerPages = async (locale: Locale) => (await careerIn[locale]()).default;
