import type { PresentedCareerCard } from "#domain/careers/presented-career.ts";
import type { SearchWords } from "#domain/careers/search.ts";
import type { Locale } from "#domain/shared/locale.ts";

/** Every career's card in one language, whole: descriptions, subjects and skills to search in. */
export const loadCatalogue = async (locale: Locale): Promise<readonly PresentedCareerCard[]> =>
	(locale === "fr" ? await import("spectra:careers/fr") : await import("spectra:careers/en")).default;

/** What careers are found by beside the words of their cards, in one language. */
export const loadSearchWords = async (locale: Locale): Promise<SearchWords> =>
	(locale === "fr" ? await import("spectra:search/fr") : await import("spectra:search/en")).default;
