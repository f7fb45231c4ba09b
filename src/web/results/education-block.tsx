import { useTranslation } from "react-i18next";
import { type CareerId, isCareerId } from "#domain/careers/career-id.ts";
import type { PresentedResult } from "#domain/quiz/presented-result.ts";
import { OutsideLink } from "../shared/outside-link.tsx";
import { CareerLinks } from "./career-links.tsx";

interface EducationBlockProps {
	readonly explanation: PresentedResult;
	readonly titleOf: (career: CareerId) => string;
}

const maxCareers = 4;

/** A note about the line of education, which has no career of its own in the catalogue: it goes with any science. */
export function EducationBlock({ explanation, titleOf }: EducationBlockProps) {
	const { t } = useTranslation();
	const { careers } = explanation.originOf("education");
	const shown = careers
		.map(({ id }) => id)
		.filter(isCareerId)
		.slice(0, maxCareers);
	return (
		<section aria-labelledby="education-line" className="grid gap-2 rounded-panel bg-sunken p-5 md:p-6">
			<h2 id="education-line" className="text-xl">
				{t("results.education.title")}
			</h2>
			<p className="measure">{t("results.education.text")}</p>
			<p className="measure">
				{t("results.education.teaching")}{" "}
				<OutsideLink
					href={t("results.education.teachingAddress")}
					className="font-semibold underline underline-offset-4"
				>
					{t("results.education.teachingLink")}
				</OutsideLink>
			</p>
			<p className="measure">{t("results.education.careers")}</p>
			<CareerLinks careers={shown} titleOf={titleOf} />
		</section>
	);
}
