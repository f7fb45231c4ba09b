import { useTranslation } from "react-i18next";
import { conditionsOf } from "#domain/careers/conditions.ts";
import type { CareerPage } from "#domain/careers/presented-career.ts";
import { FranceOnly } from "../../shared/country/france-only.tsx";
import { PhoneFold } from "../../ui/phone-fold.tsx";
import { BadgeList } from "./badge-list.tsx";
import { CareerSection, Group } from "./career-section.tsx";
import { SharesOfSubjects } from "./school-shares.tsx";
import { StudyMapPicture } from "./study-map-picture.tsx";

function Lines({ items }: { readonly items: readonly string[] }) {
	return (
		<ul className="measure grid gap-2">
			{items.map((item) => (
				<li key={item} className="border-l-2 border-line pl-4">
					{item}
				</li>
			))}
		</ul>
	);
}

/** From school to the career: subjects, the ways drawn, degrees, and an early way. */
export function CareerSchool({ career }: { readonly career: CareerPage }) {
	const { t } = useTranslation();
	return (
		<CareerSection id="education" title={t("career.education.title")}>
			<Group title={t("career.education.subjects")}>
				<BadgeList items={career.subjects.map(({ label }) => label)} />
				<p className="measure">{t("career.education.notRequired")}</p>
			</Group>
			<FranceOnly>
				<p className="measure">
					{career.school}{" "}
					<strong className="font-semibold">
						{conditionsOf(career.routes)
							.map((condition) => t(`career.education.conditions.${condition}`))
							.join(" ")}
					</strong>
				</p>
				{career.schoolShares ? <SharesOfSubjects shares={career.schoolShares} /> : null}
				<Group title={t("career.education.degrees")}>
					<StudyMapPicture map={career.studyMap} />
					<PhoneFold title={t("career.education.inWords")} isTitleForPhones>
						<Lines items={career.degrees} />
						{career.hasDoctorate ? (
							<p className="measure text-soft">{t("career.education.doctorate")}</p>
						) : null}
					</PhoneFold>
				</Group>
				{career.earlyWay ? (
					<PhoneFold title={t("career.education.early")}>
						<p className="measure">{career.earlyWay}</p>
					</PhoneFold>
				) : null}
			</FranceOnly>
		</CareerSection>
	);
}
