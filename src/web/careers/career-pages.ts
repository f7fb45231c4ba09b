import type { Locale, Localized } from "#domain/shared/locale.ts";

const careerIn = {
	en: () => import("spectra:career/en"),
	fr: () => import("spectra:career/fr"),
} satisfies Localized<unknown>;

/** The pages of all careers in one language, each loaded when it is asked for. */
export const loadCareerPages = async (locale: Locale) => (await careerIn[locale]()).default;
