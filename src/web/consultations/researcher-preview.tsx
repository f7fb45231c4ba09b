import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useLocale } from "../shared/locale.ts";
import { Portrait } from "../shared/portrait.tsx";
import { Badge } from "../ui/badge.tsx";
import { researchersQuery } from "./queries.ts";

/** The bookable researchers, for visitors who cannot book yet. Renders nothing until they are known. */
export function ResearcherPreview() {
	const { t } = useTranslation();
	const { data } = useQuery(researchersQuery(useLocale()));
	if (data === undefined || data.researchers.length === 0) return null;
	return (
		<section aria-labelledby="who" className="grid gap-4">
			<p id="who" className="font-display text-xl font-semibold">
				{t("consultations.gate.who")}
			</p>
			<ul className="grid gap-x-8 lg:grid-cols-2">
				{data.researchers.map((researcher) => (
					<li key={researcher.id} className="flex items-start gap-4 border-t border-hairline py-5">
						<Portrait {...researcher} />
						<div className="grid justify-items-start gap-1">
							<p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-display text-xl font-semibold leading-tight">
								{researcher.name}
								{researcher.illustrative ? (
									<Badge>{t("consultations.researchers.illustrative")}</Badge>
								) : null}
							</p>
							<p className="text-soft">
								<span className="block">{researcher.title}</span> {researcher.specialization}
							</p>
						</div>
					</li>
				))}
			</ul>
		</section>
	);
}
