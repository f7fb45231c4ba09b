import { useTranslation } from "react-i18next";
import { FranceOnly } from "../../shared/country/france-only.tsx";
import { LocalButtonLink } from "../../shared/i18n/local-link.tsx";
import { localeOfRequest } from "../../shared/i18n/route-locale.ts";
import { PageHead } from "../../shared/page-head.tsx";
import { loadAfterSeconde } from "../content.ts";
import type { Route } from "./+types/after-seconde.screen";
import { OtherCountries } from "./other-countries.tsx";
import { SchoolChoiceView } from "./school-choice-view.tsx";

export { revalidateOnNewPath as shouldRevalidate } from "../../shared/i18n/route-locale.ts";

export const loader = ({ request }: Route.LoaderArgs) => loadAfterSeconde(localeOfRequest(request));
export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
	loadAfterSeconde(localeOfRequest(request));

/** The choice at the end of seconde in France: a drawing to touch, the chosen way in words, and maths. */
export default function AfterSecondeScreen({ loaderData }: Route.ComponentProps) {
	const { t } = useTranslation();
	return (
		<div className="page grid gap-8 pt-8 md:pt-12">
			<PageHead title={t("seconde.pageTitle")} description={t("seconde.pageDescription")} />
			<header className="grid gap-3">
				<h1 className="display-2">{t("seconde.title")}</h1>
				<p className="lead measure">{t("seconde.lead")}</p>
				<details>
					<summary className="min-h-11 cursor-pointer content-center font-semibold">
						{t("seconde.decision.title")}
					</summary>
					<p className="measure">{t("seconde.decision.text")}</p>
				</details>
			</header>
			<FranceOnly>
				<SchoolChoiceView choice={loaderData} answersTitle={t("seconde.maths")} note={t("seconde.noLine")} />
			</FranceOnly>
			<div className="flex flex-wrap gap-3 print:hidden">
				<LocalButtonLink to="/subjects">{t("seconde.subjects")}</LocalButtonLink>
				<LocalButtonLink to="/resources/near-home" look="quiet">
					{t("seconde.nearHome")}
				</LocalButtonLink>
			</div>
			<OtherCountries current="france" />
		</div>
	);
}
