import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useLocale } from "../shared/locale.ts";
import { Portrait } from "../shared/portrait.tsx";
import { Badge } from "../ui/badge.tsx";
import { researchersQuery } from "./queries.ts";

/** The bookable researchers, for visitors who cannot book yet. Their space is kept until they are known. */
export function ResearcherPreview() {
	const { t } = useTranslation();
	const { data } = useQuery(researchersQuery(useLocale()));
	if (data === undefined) return <div aria-busy="true" className="min-h-72 md:min-h-64" />;
	if (data.researchers.length === 0) return null;
	return (
		<section aria-labelledby="who" className="grid gap-4">
			<p id="who" className="font-display text-xl font-semibold">
				{t("consultations.gate.who")}
			</p>
			<ul className="grid grid-cols-2 gap-x-4 gap-y-5 sm:gap-x-8">
				{data.researchers.map((researcher) => (
					<li
						key={researcher.id}
						className="grid content-start gap-1.5 max-sm:[&>:first-child]:size-12 sm:flex sm:gap-4"
					>
						<Portrait {...researcher} />
						<div className="grid justify-items-start gap-1">
							<p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-display text-lg font-semibold leading-tight md:text-xl">
								{researcher.name}
								{researcher.illustrative ? (
									<Badge>{t("consultations.researchers.illustrative")}</Badge>
								) : null}
							</p>
							<p className="text-soft max-sm:text-sm">
								<span className="block">{researcher.title}</span>{" "}
								<span className="max-sm:hidden">{researcher.specialization}</span>
							</p>
						</div>
					</li>
				))}
			</ul>
		</section>
	);
}
