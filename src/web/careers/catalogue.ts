import type { PresentedCareerCard } from "#domain/careers/presented-career.ts";
import type { Locale, Localized } from "#domain/shared/locale.ts";

const careersIn = {
	en: () => import("spectra:careers/en"),
	fr: () => import("spectra:careers/fr"),
} satisfies Localized<unknown>;

/** Every career's card in one language, whole: descriptions, subjects and skills to search in. */
export const loadCatalogue = async (locale: Locale): Promise<readonly PresentedCareerCard[]> =>
	(await careersIn[locale]()).default;
