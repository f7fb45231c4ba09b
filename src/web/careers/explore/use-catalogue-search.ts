import { startTransition, useCallback, useEffect, useMemo, useState } from "react";
import { careersOfField, countFields } from "#domain/careers/careers-of-field.ts";
import type { CategoryKey } from "#domain/careers/category.ts";
import type { PresentedCareerCard } from "#domain/careers/presented-career.ts";
import { acrossTheSpectrum } from "#domain/careers/search/nearest.ts";
import { useLocale } from "../../shared/i18n/locale.ts";
import { loadCatalogue } from "../content.ts";
import type { Found } from "./search-catalogue.ts";

const nothing = { careers: [], fields: [] };

type Search = (query: string, category: CategoryKey | null) => Found;

/** The search of this language, once it is wanted and loaded: texts, words and rules load together. */
const useSearch = (isWanted: boolean): Search | null => {
	const locale = useLocale();
	const [loaded, setLoaded] = useState<{ readonly locale: string; readonly search: Search } | null>(null);
	useEffect(() => {
		if (isWanted)
			void Promise.all([
				import("./search-catalogue.ts").then(({ loadSearch }) => loadSearch(locale)),
				loadCatalogue(locale),
			]).then(([search, cards]) => {
				const ready = { locale, search: search(cards) };
				startTransition(() => setLoaded(ready));
			});
	}, [isWanted, locale]);
	return loaded?.locale === locale ? loaded.search : null;
};

/** Without a query: the careers of a field, and no explanations. */
const browse = (cards: readonly PresentedCareerCard[], category: CategoryKey | null): Found => {
	const found = careersOfField(cards, category);
	const counts = countFields(cards);
	const nearest = { isNear: false, ...(found.length > 0 ? nothing : acrossTheSpectrum(cards)) };
	return {
		found,
		reasons: new Map(),
		nearest,
		counts,
		totalCount: cards.length,
		neighbours: [],
	};
};

/**
 * The matches of a query and a category, with reasons, counts per field, and similar careers without a match. Until
 * the search has loaded, no match is reported as missing. `prepare` loads it before the first letter.
 */
export const useCatalogueSearch = (
	cards: readonly PresentedCareerCard[],
	query: string,
	category: CategoryKey | null,
): Found & { readonly prepare: () => void } => {
	const [isAwaited, setIsAwaited] = useState(false);
	const isAsked = query.trim() !== "";
	const search = useSearch(isAsked || isAwaited);
	const found = useMemo(
		() => (isAsked && search ? search(query, category) : browse(cards, category)),
		[cards, search, isAsked, query, category],
	);
	// The box responds first: the catalogue below it renders later.
	const prepare = useCallback(() => startTransition(() => setIsAwaited(true)), []);
	return { ...found, prepare };
};
