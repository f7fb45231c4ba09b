import type { CareerId } from "#domain/careers/career-id.ts";
import type { CategoryKey } from "#domain/careers/category.ts";
import type { NeighbourCard } from "#domain/careers/neighbour.ts";
import type { PresentedSubjects } from "#domain/careers/places/presented-places.ts";
import type { PresentedCareerCard } from "#domain/careers/presented-career.ts";
import type { CountrySchool, SchoolChoice } from "#domain/careers/school-choice.ts";
import { isDescribedCountry } from "#domain/careers/school-country.ts";
import type { Locale, Localized } from "#domain/shared/locale.ts";

const cardsIn = {
	en: () => import("spectra:careers/en"),
	fr: () => import("spectra:careers/fr"),
} satisfies Localized<unknown>;

const pagesIn = {
	en: () => import("spectra:career/en"),
	fr: () => import("spectra:career/fr"),
} satisfies Localized<unknown>;

const subjectsIn = {
	en: () => import("spectra:subjects/en"),
	fr: () => import("spectra:subjects/fr"),
} satisfies Localized<unknown>;

/** The school subjects in one language, with the courses and careers that they lead to. */
export const loadSubjects = async (locale: Locale): Promise<PresentedSubjects> =>
	(await subjectsIn[locale]()).default;

const secondeIn = {
	en: () => import("spectra:seconde/en"),
	fr: () => import("spectra:seconde/fr"),
} satisfies Localized<unknown>;

/** The choice at the end of seconde in one language. */
export const loadAfterSeconde = async (locale: Locale): Promise<SchoolChoice> =>
	(await secondeIn[locale]()).default;

const schoolsIn = {
	en: () => import("spectra:school/en"),
	fr: () => import("spectra:school/fr"),
} satisfies Localized<unknown>;

/** School in a described country, by the last part of its address; null for any other. */
export const loadCountrySchool = async (id: string, locale: Locale): Promise<CountrySchool | null> =>
	isDescribedCountry(id) ? (await schoolsIn[locale]()).default[id] : null;

/** The complete cards of all careers in one language: descriptions, subjects and skills included. */
export const loadCatalogue = async (locale: Locale): Promise<readonly PresentedCareerCard[]> =>
	(await cardsIn[locale]()).default;

/** The pages of all careers in one language; each is loaded on demand. */
export const loadCareerPages = async (locale: Locale) => (await pagesIn[locale]()).default;

const neighboursIn = {
	en: () => import("spectra:neighbours/en"),
	fr: () => import("spectra:neighbours/fr"),
} satisfies Localized<unknown>;

const neighbourPagesIn = {
	en: () => import("spectra:neighbour/en"),
	fr: () => import("spectra:neighbour/fr"),
} satisfies Localized<unknown>;

/** The cards of all neighbouring careers in one language, along the spectrum. */
export const loadNeighbours = async (locale: Locale): Promise<readonly NeighbourCard[]> =>
	(await neighboursIn[locale]()).default;

/** The pages of all neighbouring careers in one language; each is loaded on demand. */
export const loadNeighbourPages = async (locale: Locale) => (await neighbourPagesIn[locale]()).default;

/** The titles of all careers in one language, by id. */
export const loadCareerTitles = async (locale: Locale): Promise<Readonly<Record<string, string>>> =>
	Object.fromEntries((await loadCatalogue(locale)).map(({ id, title }) => [id, title]));

/** A career in a list. */
export interface NamedCareer {
	readonly title: string;
	readonly category: CategoryKey;
}

/** Every career of the catalogue. */
export type NamedCareers = Readonly<Record<CareerId, NamedCareer>>;

/** A career in a list with its picture. */
export interface DrawnCareer extends NamedCareer {
	readonly fingerprint: readonly number[];
}

/** The titles, fields and fingerprints of all careers in one language. */
export const loadDrawnCareers = async (locale: Locale): Promise<Readonly<Record<CareerId, DrawnCareer>>> =>
	Object.fromEntries(
		(await loadCatalogue(locale)).map(({ id, title, category, fingerprint }) => [
			id,
			{ title, category, fingerprint },
		]),
	) as Readonly<Record<CareerId, DrawnCareer>>;

/** The titles and fields of all careers in one language. */
export const loadNamedCareers = async (locale: Locale): Promise<NamedCareers> =>
	Object.fromEntries(
		(await loadCatalogue(locale)).map(({ id, title, category }) => [id, { title, category }]),
		// The catalogue has one card for each id: a test of the content checks it.
	) as NamedCareers;

/**
 * A card cut to the text that a prerendered page shows. One extra character is kept, so that the card knows that its
 * description was cut, and whether a word ended there.
 */
export const shortCard = (card: PresentedCareerCard, descriptionLength: number): PresentedCareerCard => ({
	...card,
	description: card.description.slice(0, descriptionLength + 1),
	skills: [],
});
