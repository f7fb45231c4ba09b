import { useTranslation } from "react-i18next";
import type { NeighbourPage } from "#domain/careers/neighbour.ts";
import { isNeighbourId } from "#domain/careers/neighbour-id.ts";
import type { FactSource, PresentedCareerCard } from "#domain/careers/presented-career.ts";
import { settingsOfWeek } from "#domain/careers/setting.ts";
import { relatedDescriptionLength } from "#domain/careers/truncate.ts";
import { utcMidnight, utcZone } from "#domain/shared/instant.ts";
import type { Locale } from "#domain/shared/locale.ts";
import { BackLink } from "../../shared/back-link.tsx";
import { FranceOnly } from "../../shared/country/france-only.tsx";
import { dotted } from "../../shared/i18n/dotted.ts";
import { useFormat } from "../../shared/i18n/format.ts";
import { localeOfRequest } from "../../shared/i18n/route-locale.ts";
import { OutsideLink } from "../../shared/links/outside-link.tsx";
import { PageHead } from "../../shared/page-head.tsx";
import { CareerNotFound } from "../career/career-not-found.tsx";
import { CareerSection } from "../career/career-section.tsx";
import { CareerTitle } from "../career/career-title.tsx";
import { CareerWeek } from "../career/career-week.tsx";
import { RelatedCareers } from "../career/related-careers.tsx";
import { StudyMapPicture } from "../career/study-map-picture.tsx";
import { loadCatalogue, loadNeighbourPages, shortCard } from "../content.ts";
import { useStudyYears } from "../use-study-years.ts";
import type { Route } from "./+types/neighbour.screen";

export { revalidateOnNewPath as shouldRevalidate } from "../../shared/i18n/route-locale.ts";

interface NeighbourData {
	readonly career: NeighbourPage;
	readonly worksWith: readonly PresentedCareerCard[];
}

const loadNeighbour = async (id: string, locale: Locale): Promise<NeighbourData | null> => {
	if (!isNeighbourId(id)) return null;
	const pages = await loadNeighbourPages(locale);
	const [{ default: career }, catalogue] = await Promise.all([pages[id](), loadCatalogue(locale)]);
	const worksWith = catalogue
		.filter((card) => career.worksWith.includes(card.id))
		.map((card) => shortCard(card, relatedDescriptionLength));
	return { career, worksWith };
};

export const loader = ({ request, params }: Route.LoaderArgs) =>
	loadNeighbour(params.id, localeOfRequest(request));
export const clientLoader = ({ request, params }: Route.ClientLoaderArgs) =>
	loadNeighbour(params.id, localeOfRequest(request));

function Header({ career }: { readonly career: NeighbourPage }) {
	const { t } = useTranslation();
	const { inFigures } = useStudyYears();
	return (
		<header className="page grid gap-3 pt-6">
			<BackLink to="/more-careers">{t("moreCareers.all")}</BackLink>
			<p className="font-semibold text-line-text">
				{dotted([career.category, ...career.secondaryCategories].map((key) => t(`common.categories.${key}`)))}
			</p>
			<CareerTitle title={career.title} />
			<p className="lead measure">{career.description}</p>
			<dl className="grid grid-cols-2 gap-x-4 border-y border-hairline border-t-2 border-t-ink py-4 text-[0.95rem] md:max-w-2xl">
				{[
					{
						term: t("career.facts.years"),
						value: inFigures(career.years),
					},
					{
						term: t("career.facts.where"),
						value: dotted(settingsOfWeek(career.week).map((setting) => t(`career.settings.${setting}`))),
					},
				].map(({ term, value }) => (
					<div key={term}>
						<dt className="text-sm text-soft">{term}</dt>
						<dd className="font-semibold">{value}</dd>
					</div>
				))}
			</dl>
		</header>
	);
}

function Source({ label, url }: FactSource) {
	return (
		<span className="block text-sm">
			<OutsideLink href={url}>{label}</OutsideLink>
		</span>
	);
}

/** The facts, each with its source; then the sources of the way in. */
function Facts({ career }: { readonly career: NeighbourPage }) {
	const { t } = useTranslation();
	const { longDate } = useFormat();
	const named = new Set(career.facts.map(({ source }) => source.url));
	return (
		<>
			<ul className="measure grid gap-3">
				{career.facts.map(({ text, source }) => (
					<li key={text} className="border-l-2 border-line pl-4">
						{text}
						<Source {...source} />
					</li>
				))}
			</ul>
			<div>
				<p className="measure text-sm text-soft">
					{t("moreCareers.readOn", { day: longDate(utcMidnight(career.checked), utcZone) })}
				</p>
				{career.sources
					.filter(({ url }) => !named.has(url))
					.map((source) => (
						<Source key={source.url} {...source} />
					))}
			</div>
		</>
	);
}

/** A neighbouring career: a week, the way in, facts with their sources, and the careers that it works with. */
export default function NeighbourScreen({ loaderData }: Route.ComponentProps) {
	const { t } = useTranslation();
	if (!loaderData)
		return (
			<>
				<PageHead title={t("career.notFound.pageTitle")} isIndexed={false} />
				<CareerNotFound />
			</>
		);
	const { career, worksWith } = loaderData;
	return (
		<article data-line={career.category} className="career-page grid gap-12 print:gap-4">
			<PageHead title={t("career.pageTitle", { title: career.title })} description={career.description} />
			<Header career={career} />
			<div className="page grid gap-9">
				<CareerSection id="week" title={t("career.week")}>
					<CareerWeek week={career.week} />
				</CareerSection>
				<CareerSection id="way-in" title={t("moreCareers.wayIn")}>
					<FranceOnly>
						<StudyMapPicture map={career.studyMap} />
						<p className="measure">{career.wayIn}</p>
					</FranceOnly>
				</CareerSection>
				<CareerSection id="facts" title={t("moreCareers.facts")}>
					<FranceOnly isSaid>
						<Facts career={career} />
					</FranceOnly>
				</CareerSection>
			</div>
			<RelatedCareers title={t("moreCareers.worksWith")} careers={worksWith} />
			<p className="page text-sm text-soft">{t("moreCareers.notScored")}</p>
		</article>
	);
}
