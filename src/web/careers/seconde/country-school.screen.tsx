import { useTranslation } from "react-i18next";
import { LocalButtonLink } from "../../shared/i18n/local-link.tsx";
import { localeOfRequest } from "../../shared/i18n/route-locale.ts";
import { OutsideLink } from "../../shared/links/outside-link.tsx";
import { PageHead } from "../../shared/page-head.tsx";
import { loadCountrySchool } from "../content.ts";
import type { Route } from "./+types/country-school.screen";
import { OtherCountries } from "./other-countries.tsx";
import { SchoolChoiceView } from "./school-choice-view.tsx";

export { revalidateOnNewPath as shouldRevalidate } from "../../shared/i18n/route-locale.ts";

export const loader = ({ request, params }: Route.LoaderArgs) =>
	loadCountrySchool(params.id, localeOfRequest(request));
export const clientLoader = ({ request, params }: Route.ClientLoaderArgs) =>
	loadCountrySchool(params.id, localeOfRequest(request));

/** School in a country beside France: a drawing to touch, the exam, the subjects that are asked, and official sites. */
export default function CountrySchoolScreen({ loaderData }: Route.ComponentProps) {
	const { t } = useTranslation();
	if (!loaderData)
		return (
			<div className="page pt-8 md:pt-12">
				<PageHead title={t("seconde.countryPageTitle", { title: t("seconde.others") })} isIndexed={false} />
				<OtherCountries current={null} />
			</div>
		);
	const { title, lead, portals, notFound, country } = loaderData;
	return (
		<div className="page grid gap-8 pt-8 md:pt-12">
			<PageHead title={t("seconde.countryPageTitle", { title })} description={lead} />
			<header className="grid gap-3">
				<h1 className="display-2">{title}</h1>
				<p className="lead measure">{lead}</p>
			</header>
			<SchoolChoiceView
				key={country}
				choice={loaderData}
				answersTitle={t("seconde.questions")}
				note={t("seconde.noLineElsewhere")}
			/>
			<section aria-labelledby="portals" className="grid gap-2">
				<h2 id="portals" className="text-lg">
					{t("seconde.portals")}
				</h2>
				<ul className="flex flex-wrap gap-x-6">
					{portals.map(({ label, url }) => (
						<li key={url}>
							<OutsideLink href={url}>{label}</OutsideLink>
						</li>
					))}
				</ul>
			</section>
			<section aria-labelledby="not-found" className="measure grid gap-1 text-soft">
				<h2 id="not-found" className="text-lg">
					{t("seconde.notFoundTitle")}
				</h2>
				<p>{notFound}</p>
			</section>
			<div className="print:hidden">
				<LocalButtonLink to="/subjects">{t("common.country.bySubject")}</LocalButtonLink>
			</div>
			<OtherCountries current={country} />
		</div>
	);
}
