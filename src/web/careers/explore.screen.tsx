import { useEffect, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { type ShouldRevalidateFunctionArgs, useSearchParams } from "react-router";
import { categoryFromParameter } from "#domain/careers/browse.ts";
import { exploreCategoryKeys } from "#domain/careers/category.ts";
import type { CareerCard as Career } from "#domain/careers/presented-career.ts";
import { prepareSearch, searchCareers } from "#domain/careers/search.ts";
import { cardDescriptionLength } from "#domain/careers/truncate.ts";
import { loadWithRetry } from "../shared/load-with-retry.ts";
import { useLocale } from "../shared/locale.ts";
import { PageHead } from "../shared/page-head.tsx";
import { localeOfRequest } from "../shared/route-locale.ts";
import { useHydrated } from "../shared/use-hydrated.ts";
import type { Route } from "./+types/explore.screen";
import { CareerCard } from "./career-card.tsx";
import { loadCatalogue } from "./catalogue.ts";
import { CatalogueFilter } from "./catalogue-filter.tsx";
import { NoMatch } from "./no-match.tsx";
import { QuizInvitation } from "./quiz-invitation.tsx";
import { shortCard } from "./short-card.ts";

export const loader = async ({ request }: Route.LoaderArgs) => {
	const cards = await loadCatalogue(localeOfRequest(request));
	return { cards: cards.map((card) => shortCard(card, cardDescriptionLength)), isWhole: false };
};

export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => ({
	cards: await loadWithRetry(() => loadCatalogue(localeOfRequest(request))),
	isWhole: true,
});

/** Filtering changes the address, not the data: nothing is loaded again for it. */
export const shouldRevalidate = ({
	currentUrl,
	nextUrl,
	defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) =>
	currentUrl.pathname !== nextUrl.pathname ||
	(currentUrl.search === nextUrl.search && defaultShouldRevalidate);

/** The cards to search in: what the page came with, and the whole catalogue once something is looked for. */
const useCards = (loaded: { cards: readonly Career[]; isWhole: boolean }, isSearching: boolean) => {
	const locale = useLocale();
	const [whole, setWhole] = useState<{ locale: string; cards: readonly Career[] } | null>(null);
	const isWanted = isSearching && !loaded.isWhole;
	useEffect(() => {
		if (isWanted)
			void loadWithRetry(() => loadCatalogue(locale)).then((cards) => setWhole({ locale, cards }));
	}, [isWanted, locale]);
	const isHere = whole?.locale === locale;
	return { cards: !loaded.isWhole && isHere ? whole.cards : loaded.cards, isPartial: isWanted && !isHere };
};

/** The catalogue: search and category together decide what shows, and both live in the address. */
export default function Explore({ loaderData }: Route.ComponentProps) {
	const { t } = useTranslation();
	const [parameters, setParameters] = useSearchParams();
	const isHydrated = useHydrated();
	const query = isHydrated ? (parameters.get("q") ?? "") : "";
	const category = isHydrated ? categoryFromParameter(parameters.get("category")) : null;
	const { cards, isPartial } = useCards(loaderData, query !== "");
	const index = useMemo(() => prepareSearch(cards), [cards]);
	const found = useMemo(() => {
		const matches = searchCareers(index, { query, category });
		// Nothing is said to be missing that was not searched yet.
		return matches.length === 0 && isPartial ? searchCareers(index, { query: "", category }) : matches;
	}, [index, query, category, isPartial]);

	const filterBy = (next: { query: string; category: typeof category }, isTyping: boolean) => {
		const wanted = new URLSearchParams();
		if (next.category) wanted.set("category", next.category);
		if (next.query) wanted.set("q", next.query);
		setParameters(wanted, { replace: isTyping, preventScrollReset: true });
	};

	return (
		<div className="page grid gap-10 pt-12 md:pt-16">
			<PageHead title={t("explore.pageTitle")} description={t("explore.pageDescription")} />
			<div className="grid gap-4">
				<h1 className="display-2">{t("explore.title")}</h1>
				<p className="lead measure">{t("explore.description")}</p>
			</div>
			<CatalogueFilter
				categories={exploreCategoryKeys}
				query={query}
				category={category}
				isReady={isHydrated}
				foundCount={found.length}
				onQuery={(text) => filterBy({ query: text, category }, true)}
				onCategory={(chosen) => filterBy({ query, category: chosen }, false)}
			/>
			{found.length === 0 ? (
				<NoMatch onReset={() => filterBy({ query: "", category: null }, false)} />
			) : (
				<ul className="grid gap-x-8 gap-y-12 md:grid-cols-2 xl:grid-cols-3">
					{found.map((career) => (
						<li key={career.id}>
							<CareerCard career={career} descriptionLength={cardDescriptionLength} />
						</li>
					))}
				</ul>
			)}
			<QuizInvitation />
		</div>
	);
}
