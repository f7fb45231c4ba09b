import type { CareerId } from "#domain/careers/career-id.ts";
import { countFields, fieldsToOffer } from "#domain/careers/careers-of-field.ts";
import type { CategoryKey } from "#domain/careers/category.ts";
import { nearestTo } from "#domain/careers/nearest.ts";
import type { PresentedCareerCard } from "#domain/careers/presented-career.ts";
import {
	prepareSearch,
	type SearchReason,
	type SearchWords,
	searchCareers,
	searchReasons,
} from "#domain/careers/search.ts";
import type { Locale, Localized } from "#domain/shared/locale.ts";

const searchIn = {
	en: () => import("spectra:search/en"),
	fr: () => import("spectra:search/fr"),
} satisfies Localized<unknown>;

/** What the catalogue shows, and says of what it shows. */
export interface Found {
	readonly found: readonly PresentedCareerCard[];
	/** Why each was found, where that is not plain. */
	readonly reasons: ReadonlyMap<CareerId, SearchReason>;
	/** Where nothing was found: what is nearest to it. */
	readonly nearest: {
		readonly careers: readonly Pick<PresentedCareerCard, "id" | "title">[];
		readonly fields: readonly CategoryKey[];
	};
	/** How many each field has of what the words find. */
	readonly counts: Partial<Record<CategoryKey, number>>;
	readonly totalCount: number;
}

const suggested = 3;

/** A search among all careers by their words; it comes when somebody looks for something. */
const searchCatalogue = (cards: readonly PresentedCareerCard[], words: SearchWords) => {
	const index = prepareSearch(cards, words);
	const nearestWhere = (query: string, everywhere: readonly PresentedCareerCard[]) =>
		everywhere.length > 0
			? { careers: everywhere.slice(0, suggested), fields: fieldsToOffer(countFields(everywhere)) }
			: nearestTo(index, query);
	return (query: string, category: CategoryKey | null): Found => {
		const everywhere = searchCareers(index, { query, category: null });
		const found = searchCareers(index, { query, category });
		return {
			found,
			reasons: searchReasons(index, query),
			nearest: found.length > 0 ? { careers: [], fields: [] } : nearestWhere(query, everywhere),
			counts: countFields(everywhere),
			totalCount: everywhere.length,
		};
	};
};

/** The search of a language among the careers that it is given, with what they are found by beside their cards. */
export const loadSearch = async (locale: Locale) => {
	const { default: words } = await searchIn[locale]();
	return (cards: readonly PresentedCareerCard[]) => searchCatalogue(cards, words);
};
