import { useState } from "react";
import { useTranslation } from "react-i18next";
import { foldsFrance } from "#domain/careers/school-country.ts";
import { CountryChoice } from "../../shared/country/country-choice.tsx";
import { OwnSchoolLink } from "../../shared/country/france-only.tsx";
import { useSchoolCountry } from "../../shared/country/school-country.ts";
import { localeOfRequest } from "../../shared/i18n/route-locale.ts";
import { PageHead } from "../../shared/page-head.tsx";
import { Chip } from "../../ui/chip.tsx";
import { loadSubjects } from "../content.ts";
import type { Route } from "./+types/subjects.screen";
import { FrenchPrism } from "./french-prism.tsx";
import { PlainPrism } from "./plain-prism.tsx";

export { revalidateOnNewPath as shouldRevalidate } from "../../shared/i18n/route-locale.ts";

export const loader = ({ request }: Route.LoaderArgs) => loadSubjects(localeOfRequest(request));
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadSubjects(localeOfRequest(request));

const schools = ["inFrance", "elsewhere"] as const;

/** School subjects as an entry: light through a prism, to the families of study and on to careers. */
export default function Subjects({ loaderData }: Route.ComponentProps) {
	const { t } = useTranslation();
	const isElsewhere = foldsFrance(useSchoolCountry());
	const [looked, setLooked] = useState<(typeof schools)[number] | null>(null);
	const school = looked ?? (isElsewhere ? "elsewhere" : "inFrance");
	return (
		<div className="bg-band pb-16 text-on-band">
			<PageHead title={t("subjects.pageTitle")} description={t("subjects.pageDescription")} />
			<div className="page grid gap-6 pt-8 md:pt-10">
				<div className="grid gap-3">
					<h1 className="display-2">
						{t(school === "inFrance" ? "subjects.title" : "subjects.plain.title")}
					</h1>
					<div className="flex flex-wrap gap-2">
						{schools.map((one) => (
							<Chip key={one} isOnBand isPressed={school === one} onPress={() => setLooked(one)}>
								{t(`subjects.${one}`)}
							</Chip>
						))}
						{school === "inFrance" ? null : (
							<>
								<CountryChoice className="border-on-band/40 bg-band text-on-band" />
								<OwnSchoolLink className="focus-visible:outline-on-band" />
							</>
						)}
					</div>
				</div>
				{school === "inFrance" ? <FrenchPrism {...loaderData} /> : <PlainPrism {...loaderData} />}
			</div>
		</div>
	);
}
