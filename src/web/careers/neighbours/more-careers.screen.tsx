import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { type StudyLength, studyLengths, withStudyLength } from "#domain/careers/neighbour.ts";
import { useHydrated } from "../../page/hydrated.ts";
import { BackLink } from "../../shared/back-link.tsx";
import { localeOfRequest } from "../../shared/i18n/route-locale.ts";
import { PageHead } from "../../shared/page-head.tsx";
import { Chip } from "../../ui/chip.tsx";
import { loadNeighbours } from "../content.ts";
import type { Route } from "./+types/more-careers.screen";
import { NeighbourRows } from "./neighbour-rows.tsx";

export { revalidateOnNewPath as shouldRevalidate } from "../../shared/i18n/route-locale.ts";

export const loader = async ({ request }: Route.LoaderArgs) => loadNeighbours(localeOfRequest(request));
export const clientLoader = async ({ request }: Route.ClientLoaderArgs) =>
	loadNeighbours(localeOfRequest(request));

const lengthFrom = (value: string | null): StudyLength | null =>
	studyLengths.find((length) => length === value) ?? null;

/** The chosen length of study, kept in the address so that Back and sharing work. */
const useStudyLength = () => {
	const [parameters, setParameters] = useSearchParams();
	const isHydrated = useHydrated();
	const choose = (length: StudyLength | null) =>
		setParameters(length === null ? {} : { years: length }, { preventScrollReset: true });
	return [isHydrated ? lengthFrom(parameters.get("years")) : null, choose] as const;
};

/** The careers beside the catalogue, to be narrowed by years of study. */
export default function MoreCareersScreen({ loaderData: cards }: Route.ComponentProps) {
	const { t } = useTranslation();
	const [chosen, choose] = useStudyLength();
	const shown = withStudyLength(cards, chosen);
	return (
		<div className="page grid grid-cols-[minmax(0,1fr)] gap-6 pt-8 md:pt-12">
			<PageHead title={t("moreCareers.pageTitle")} description={t("moreCareers.lead")} />
			<div className="grid gap-2">
				<BackLink to="/explore">{t("moreCareers.back")}</BackLink>
				<h1 className="display-2">{t("moreCareers.title")}</h1>
				<p className="lead measure">{t("moreCareers.lead")}</p>
			</div>
			<fieldset>
				<legend className="pb-2 font-semibold">{t("moreCareers.years.legend")}</legend>
				<div className="flex flex-wrap gap-2">
					{[null, ...studyLengths].map((length) => (
						<Chip key={length ?? "all"} isPressed={length === chosen} onPress={() => choose(length)}>
							{t(`moreCareers.years.${length ?? "all"}`, { count: withStudyLength(cards, length).length })}
						</Chip>
					))}
				</div>
			</fieldset>
			<p role="status" className="sr-only">
				{t("moreCareers.found", { count: shown.length })}
			</p>
			<NeighbourRows neighbours={shown} />
			<p className="measure text-sm text-soft">{t("moreCareers.notScored")}</p>
		</div>
	);
}
