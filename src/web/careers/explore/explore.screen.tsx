import { useQuery } from "@tanstack/react-query";
import { memo, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import type { CareerId } from "#domain/careers/career-id.ts";
import type { PresentedCareerCard } from "#domain/careers/presented-career.ts";
import type { SearchReason } from "#domain/careers/search/search.ts";
import { sortCareers } from "#domain/careers/search/sort-careers.ts";
import { cardDescriptionLength } from "#domain/careers/truncate.ts";
import { useEdition } from "../../api/edition.ts";
import { lazyPart } from "../../page/lazy-part.tsx";
import { type OwnInterestProfile, useKnownInterestProfile } from "../../quiz/use-interest-profile.ts";
import { LocalButtonLink } from "../../shared/i18n/local-link.tsx";
import { useLocale } from "../../shared/i18n/locale.ts";
import { localeOfRequest } from "../../shared/i18n/route-locale.ts";
import { Invitation } from "../../shared/invitation.tsx";
import { PageHead } from "../../shared/page-head.tsx";
import { useAfterPaint } from "../../ui/use-after-paint.ts";
import { CareerCard } from "../career-card.tsx";
import { CompareTray } from "../compare/compare-tray.tsx";
import { loadCatalogue, shortCard } from "../content.ts";
import { MoreCareers } from "../neighbours/more-careers.tsx";
import { savedCareersQuery } from "../queries.ts";
import type { Route } from "./+types/explore.screen";
import { CatalogueBar } from "./catalogue-bar.tsx";
import { useExploreView } from "./explore-address.ts";
import { FieldStrip } from "./field-strip.tsx";
import { SearchBox } from "./search-box.tsx";
import { useCatalogueSearch } from "./use-catalogue-search.ts";

export { revalidateOnNewPath as shouldRevalidate } from "../../shared/i18n/route-locale.ts";

export const loader = async ({ request }: Route.LoaderArgs) => {
	const cards = await loadCatalogue(localeOfRequest(request));
	return { cards: cards.map((card) => shortCard(card, cardDescriptionLength)) };
};

export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => ({
	cards: [...(await loadCatalogue(localeOfRequest(request)))],
});

const NoMatch = lazyPart(async () => (await import("./no-match.tsx")).NoMatch);

/** The ids of the saved careers; null if none can be saved and until they are known. */
const useSavedIds = (): ReadonlySet<string> | null => {
	const { data } = useQuery({ ...savedCareersQuery, enabled: useEdition() === "live" });
	return useMemo(() => (data ? new Set(data.saved.map(({ careerId }) => careerId)) : null), [data]);
};

function Reason({ reason }: { readonly reason: SearchReason | undefined }) {
	const { t } = useTranslation();
	if (!reason) return null;
	return <p className="text-sm font-semibold">{t(`explore.reason.${reason.kind}`, { text: reason.text })}</p>;
}

interface CareerListProps {
	readonly careers: readonly PresentedCareerCard[];
	readonly reasons: ReadonlyMap<CareerId, SearchReason>;
	readonly ownProfile: OwnInterestProfile | null;
	readonly isComparing: boolean;
}

/** The found careers; memoized, because rendering all of them takes longer than a keystroke may. */
const CareerList = memo(function CareerList({ careers, reasons, ownProfile, isComparing }: CareerListProps) {
	const { t } = useTranslation();
	return (
		<ul className="grid gap-x-7 md:grid-cols-2 md:gap-y-10 xl:grid-cols-3">
			{careers.map((career) => (
				<li key={career.id} className="late-row max-md:border-t max-md:border-hairline max-md:py-2">
					<CareerCard
						career={career}
						descriptionLength={cardDescriptionLength}
						onlyOnPhones={isComparing ? "compare" : "save"}
						underPicture={
							ownProfile?.answersTo.get(career.id) ? (
								<p className="pt-1 text-center text-sm leading-tight text-soft md:hidden">
									{t("common.answersOf", {
										count: ownProfile.answersTo.get(career.id) ?? 0,
										total: ownProfile.answerCount,
									})}
								</p>
							) : null
						}
					>
						<Reason reason={reasons.get(career.id)} />
						{ownProfile?.answersTo.get(career.id) ? (
							<p className="text-sm text-soft max-md:hidden">
								{t("explore.ownAnswers", {
									count: ownProfile.answersTo.get(career.id) ?? 0,
									total: ownProfile.answerCount,
								})}
							</p>
						) : null}
					</CareerCard>
				</li>
			))}
		</ul>
	);
});

/** The catalogue: search, field, order and saved careers together decide what shows. All four live in the address. */
export default function Explore({ loaderData }: Route.ComponentProps) {
	const { t } = useTranslation();
	const locale = useLocale();
	const { view, show, showAll, isHydrated } = useExploreView();
	const { query, category, isSavedOnly } = view;
	const { profile: ownProfile, isLoading } = useKnownInterestProfile();
	const usualOrder = ownProfile ? "light" : "spectrum";
	const order = view.order ?? usualOrder;
	const saved = useSavedIds();
	const afterPaint = useAfterPaint();
	const [isComparing, setIsComparing] = useState(false);
	const { found, reasons, nearest, counts, totalCount, neighbours, prepare } = useCatalogueSearch(
		loaderData.cards,
		query,
		category,
	);
	const shown = useMemo(() => {
		const kept = isSavedOnly && saved ? found.filter(({ id }) => saved.has(id)) : found;
		return sortCareers(kept, order, {
			compareTitles: new Intl.Collator(locale).compare,
			ownProfile: ownProfile?.counts ?? null,
		});
	}, [found, saved, isSavedOnly, order, locale, ownProfile]);

	return (
		<>
			<div className="page grid grid-cols-[minmax(0,1fr)] gap-6 pt-8 md:pt-12">
				<PageHead title={t("explore.pageTitle")} description={t("explore.pageDescription")} />
				<div className="grid items-end gap-x-10 gap-y-4 md:grid-cols-[minmax(0,1fr)_minmax(0,27.5rem)]">
					<div className="grid gap-2">
						<h1 className="display-3 md:text-4xl">{t("explore.title")}</h1>
						<p className="text-soft">{t("explore.description")}</p>
					</div>
					<SearchBox
						query={query}
						isReady={isHydrated}
						onFocus={() => afterPaint(prepare)}
						onQuery={(text) => show({ query: text })}
					/>
				</div>
				<FieldStrip
					counts={counts}
					totalCount={totalCount}
					category={category}
					onCategory={(chosen) => show({ category: chosen })}
				/>
				<CatalogueBar
					foundCount={shown.length}
					order={order}
					onOrder={(wanted) => show({ order: wanted === usualOrder ? null : wanted })}
					hasOwnProfile={ownProfile !== null}
					savedCount={saved?.size ?? null}
					isSavedOnly={isSavedOnly}
					onSavedOnly={(isOnly) => show({ isSavedOnly: isOnly })}
					isComparing={isComparing}
					onComparing={setIsComparing}
				/>
				{found.length === 0 ? (
					<NoMatch
						placeholder={<div className="min-h-72" />}
						query={query}
						isNear={nearest.isNear}
						nearest={nearest.careers}
						fields={nearest.fields}
						onField={(field) => show({ category: field, query: "" })}
						onReset={showAll}
					/>
				) : (
					// Rows that are about to be sorted by the reader's own interest profile are not drawn in another order before.
					<div className={isLoading && view.order === null ? "invisible" : ""}>
						<CareerList careers={shown} reasons={reasons} ownProfile={ownProfile} isComparing={isComparing} />
					</div>
				)}
				{isSavedOnly && found.length > 0 && shown.length === 0 ? <p>{t("explore.noneSaved")}</p> : null}
				<MoreCareers query={query} found={neighbours} />
				<Invitation
					title={t(ownProfile ? "explore.own.title" : "explore.invitation.title")}
					text={t(ownProfile ? "explore.own.description" : "explore.invitation.description")}
					isInRow
				>
					{ownProfile ? <LocalButtonLink to="/results">{t("explore.own.action")}</LocalButtonLink> : null}
					<LocalButtonLink to="/quiz" look={ownProfile ? "secondary" : "primary"}>
						{t("explore.invitation.action")}
					</LocalButtonLink>
				</Invitation>
			</div>
			<CompareTray />
		</>
	);
}
