import type { PresentedCareerCard } from "#domain/careers/presented-career.ts";
import type { Locale } from "#domain/shared/locale.ts";

/** Every career's card in one language, whole: descriptions, subjects and skills to search in. */
export const loadCatalogue = async (locale: Locale): Promise<readonly PresentedCareerCard[]> =>
	(locale === "fr" ? await import("spectra:careers/fr") : await import("spectra:careers/en")).default;
