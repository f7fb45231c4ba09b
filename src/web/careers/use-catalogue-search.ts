import { useEffect, useMemo, useState } from "react";
import type { CareerId } from "#domain/careers/career-id.ts";
import { type CategoryKey, exploreCategoryKeys } from "#domain/careers/category.ts";
import { nearestTo } from "#domain/careers/nearest.ts";
import type { PresentedCareerCard } from "#domain/careers/presented-career.ts";
import {
	prepareSearch,
	type SearchReason,
	type SearchWords,
	searchCareers,
	searchReasons,
} from "#domain/careers/search.ts";
import { loadWithRetry } from "../shared/load-with-retry.ts";
import { useLocale } from "../shared/locale.ts";
import { loadCatalogue, loadSearchWords } from "./catalogue.ts";

interface Whole {
	readonly locale: string;
	readonly cards: readonly PresentedCareerCard[];
	readonly words: SearchWords;
}

/** What there is to search in: what the page came with, and everything once something is looked for. */
const useSearched = (loaded: readonly PresentedCareerCard[], isWanted: boolean) => {
	const locale = useLocale();
	const [whole, setWhole] = useState<Whole | null>(null);
	useEffect(() => {
		if (isWanted)
			void loadWithRetry(() => Promise.all([loadCatalogue(locale), loadSearchWords(locale)])).then(
				([cards, words]) => setWhole({ locale, cards, words }),
			);
	}, [isWanted, locale]);
	const here = whole?.locale === locale ? whole : null;
	return { cards: here?.cards ?? loaded, words: here?.words, isPartial: isWanted && !here };
};

const countFields = (careers: readonly PresentedCareerCard[]): Partial<Record<CategoryKey, number>> => {
	const counts: Partial<Record<CategoryKey, number>> = {};
	for (const { category, secondaryCategories } of careers)
		for (const key of [category, ...secondaryCategories]) counts[key] = (counts[key] ?? 0) + 1;
	return counts;
};

/** What a query and a category find among the cards, why, how many each field has, and what is nearest to nothing. */
export const useCatalogueSearch = (
	loaded: readonly PresentedCareerCard[],
	query: string,
	category: CategoryKey | null,
) => {
	const { cards, words, isPartial } = useSearched(loaded, query.trim() !== "");
	const index = useMemo(() => prepareSearch(cards, words), [cards, words]);
	return useMemo(() => {
		const everywhere = searchCareers(index, { query, category: null });
		const matches = searchCareers(index, { query, category });
		// Nothing is said to be missing that was not searched yet.
		const isUnknown = matches.length === 0 && isPartial;
		const found = isUnknown ? searchCareers(index, { query: "", category }) : matches;
		const elsewhere = matches.length === 0 && everywhere.length > 0;
		const near =
			found.length > 0
				? { careers: [], fields: [] }
				: elsewhere
					? {
							careers: everywhere.slice(0, 3),
							fields: [...exploreCategoryKeys].filter((key) => countFields(everywhere)[key]).slice(0, 3),
						}
					: nearestTo(index, query);
		const reasons: ReadonlyMap<CareerId, SearchReason> = isPartial ? new Map() : searchReasons(index, query);
		return {
			found,
			reasons,
			nearest: near,
			counts: countFields(isUnknown ? searchCareers(index, { query: "", category: null }) : everywhere),
			totalCount: isUnknown ? index.entries.length : everywhere.length,
		};
	}, [index, query, category, isPartial]);
};
