import { useTranslation } from "react-i18next";
import { isCareerId } from "#domain/careers/career-id.ts";
import type { PresentedCareerCard as Card, CareerPage } from "#domain/careers/presented-career.ts";
import { relatedCareers } from "#domain/careers/related.ts";
import { relatedDescriptionLength } from "#domain/careers/truncate.ts";
import type { Locale } from "#domain/shared/locale.ts";
import { useInterestProfile } from "../../quiz/use-interest-profile.ts";
import { localeOfRequest } from "../../shared/i18n/route-locale.ts";
import { PageHead } from "../../shared/page-head.tsx";
import { CompareTray } from "../compare/compare-tray.tsx";
import { loadCareerPages, loadCatalogue, shortCard } from "../content.ts";
import type { Route } from "./+types/career.screen";
import { CareerBody } from "./career-body.tsx";
import { CareerHeader } from "./career-header.tsx";
import { CareerNotFound } from "./career-not-found.tsx";

export { revalidateOnNewPath as shouldRevalidate } from "../../shared/i18n/route-locale.ts";

interface CareerData {
	readonly career: CareerPage;
	readonly related: readonly Card[];
}

const loadCareer = async (id: string, locale: Locale): Promise<CareerData | null> => {
	if (!isCareerId(id)) return null;
	const careers = await loadCareerPages(locale);
	const [{ default: career }, catalogue] = await Promise.all([careers[id](), loadCatalogue(locale)]);
	const related = relatedCareers(career, catalogue).map((card) => shortCard(card, relatedDescriptionLength));
	return { career, related };
};

export const loader = ({ request, params }: Route.LoaderArgs) =>
	loadCareer(params.id, localeOfRequest(request));

export const clientLoader = ({ request, params }: Route.ClientLoaderArgs) =>
	loadCareer(params.id, localeOfRequest(request));

/** One career: the work, the way to it, the people who do it and related careers. */
export default function Career({ loaderData }: Route.ComponentProps) {
	const { t } = useTranslation();
	const ownProfile = useInterestProfile();
	if (!loaderData)
		return (
			<>
				<PageHead title={t("career.notFound.pageTitle")} isIndexed={false} />
				<CareerNotFound />
			</>
		);
	const { career, related } = loaderData;
	return (
		<article data-line={career.category} className="career-page grid grid-cols-1 gap-6 md:gap-12 print:gap-4">
			<PageHead
				title={t("career.pageTitle", { title: career.title })}
				description={career.description}
				preview={`career-${career.id}`}
			/>
			<CareerHeader career={career} ownProfile={ownProfile} />
			<CareerBody career={career} related={related} />
			<CompareTray />
		</article>
	);
}
