import type { CareerId } from "#domain/careers/career-id.ts";
import { countFields, fieldsToOffer } from "#domain/careers/careers-of-field.ts";
import type { CategoryKey } from "#domain/careers/category.ts";
import type { NeighbourCard } from "#domain/careers/neighbour.ts";
import type { PresentedCareerCard } from "#domain/careers/presented-career.ts";
import { acrossTheSpectrum, nearestTo } from "#domain/careers/search/nearest.ts";
import {
	prepareSearch,
	type SearchReason,
	type SearchWords,
	searchCareers,
	searchReasons,
} from "#domain/careers/search/search.ts";
import type { Locale, Localized } from "#domain/shared/locale.ts";
import { loadNeighbours } from "../content.ts";

const searchIn = {
	en: () => import("spectra:search/en"),
	fr: () => import("spectra:search/fr"),
} satisfies Localized<unknown>;

/** The matches of a search with their explanations. */
export interface Found {
	readonly found: readonly PresentedCareerCard[];
	/** The reason of each match, where it is not obvious. */
	readonly reasons: ReadonlyMap<CareerId, SearchReason>;
	/** Without a match: the closest careers, or some across the spectrum where nothing is alike. */
	readonly nearest: {
		readonly isNear: boolean;
		readonly careers: readonly Pick<PresentedCareerCard, "id" | "title" | "gist" | "fingerprint">[];
		readonly fields: readonly CategoryKey[];
	};
	/** The number of matches in each field. */
	readonly counts: Partial<Record<CategoryKey, number>>;
	readonly totalCount: number;
	/** The neighbouring careers that match a typed word; none without one. */
	readonly neighbours: readonly NeighbourCard[];
}

const suggested = 3;
/** While there are matches. */
const noSuggestions: Found["nearest"] = { isNear: true, careers: [], fields: [] };

/** A search among all careers by their words; loaded when a visitor searches. */
const searchCatalogue = (
	cards: readonly PresentedCareerCard[],
	words: SearchWords,
	neighbours: readonly NeighbourCard[],
) => {
	const index = prepareSearch(cards, words);
	const neighbourIndex = prepareSearch(neighbours, {
		...words,
		synonyms: Object.fromEntries(neighbours.map((card) => [card.id, card.words])),
	});
	const nearestOrAny = (query: string) => {
		const alike = nearestTo(index, query);
		return alike.careers.length > 0
			? { isNear: true, ...alike }
			: { isNear: false, ...acrossTheSpectrum(cards) };
	};
	const nearestWhere = (query: string, everywhere: readonly PresentedCareerCard[]) =>
		everywhere.length > 0
			? {
					isNear: true,
					careers: everywhere.slice(0, suggested),
					fields: fieldsToOffer(countFields(everywhere)),
				}
			: nearestOrAny(query);
	return (query: string, category: CategoryKey | null): Found => {
		const everywhere = searchCareers(index, { query, category: null });
		const found = searchCareers(index, { query, category });
		return {
			found,
			reasons: searchReasons(index, query),
			nearest: found.length > 0 ? noSuggestions : nearestWhere(query, everywhere),
			counts: countFields(everywhere),
			totalCount: everywhere.length,
			neighbours: searchCareers(neighbourIndex, { query, category }),
		};
	};
};

/** Builds a language's search over the given cards and their search words. */
export const loadSearch = async (locale: Locale) => {
	const [{ default: words }, neighbours] = await Promise.all([searchIn[locale](), loadNeighbours(locale)]);
	return (cards: readonly PresentedCareerCard[]) => searchCatalogue(cards, words, neighbours);
};
