import { ChevronDown } from "lucide-react";
import { useTranslation } from "react-i18next";
import { type CareerId, isCareerId } from "#domain/careers/career-id.ts";
import type { NeighbourId } from "#domain/careers/neighbour-id.ts";
import type { PresentedResult } from "#domain/quiz/presented-result.ts";
import { LocalLink } from "../shared/i18n/local-link.tsx";
import { CareerLinks } from "./career-links.tsx";

interface EducationBlockProps {
	readonly explanation: PresentedResult;
	readonly titleOf: (career: CareerId) => string;
}

const maxCareers = 4;

/** The neighbouring careers whose field is education, with the keys of their names. */
const teachingCareers = [
	{ id: "science-teacher", name: "teacher" },
	{ id: "science-communicator", name: "communicator" },
] as const satisfies readonly { readonly id: NeighbourId; readonly name: string }[];

/** A folded note about the line of education, which has no career of its own in the catalogue: it goes with any science. */
export function EducationBlock({ explanation, titleOf }: EducationBlockProps) {
	const { t } = useTranslation();
	const { careers } = explanation.originOf("education");
	const shown = careers
		.map(({ id }) => id)
		.filter(isCareerId)
		.slice(0, maxCareers);
	return (
		<section aria-labelledby="education-line" className="rounded-panel bg-sunken px-5 md:px-6">
			<details className="group/education">
				<summary className="grid min-h-14 cursor-pointer list-none grid-cols-[minmax(0,1fr)_auto] items-center gap-4 py-3 [&::-webkit-details-marker]:hidden">
					<h2 id="education-line" className="text-xl">
						{t("results.education.title")}
					</h2>
					<ChevronDown
						aria-hidden="true"
						className="size-5 text-soft transition-transform duration-150 group-open/education:rotate-180 print:hidden"
					/>
				</summary>
				<div className="grid gap-2 pb-5 md:pb-6">
					<p className="measure">{t("results.education.text")}</p>
					<p className="measure">{t("results.education.teaching")}</p>
					<ul className="flex flex-wrap gap-x-6">
						{teachingCareers.map(({ id, name }) => (
							<li key={id}>
								<LocalLink
									to={`/more-careers/${id}`}
									className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
								>
									{t(`results.education.${name}`)}
								</LocalLink>
							</li>
						))}
					</ul>
					<p className="measure">{t("results.education.competition")}</p>
					<p className="measure">{t("results.education.careers")}</p>
					<CareerLinks careers={shown} titleOf={titleOf} />
				</div>
			</details>
		</section>
	);
}
