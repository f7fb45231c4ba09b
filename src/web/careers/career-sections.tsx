import { useTranslation } from "react-i18next";
import { conditionsOf } from "#domain/careers/conditions.ts";
import type { CareerPage } from "#domain/careers/presented-career.ts";
import { Badge } from "../ui/badge.tsx";
import { CareerAround } from "./career-around.tsx";
import { CareerOutlook } from "./career-outlook.tsx";
import { CareerPlaces } from "./career-places.tsx";
import { CareerSection, Group } from "./career-section.tsx";
import { CareerWeek } from "./career-week.tsx";
import { Professionals } from "./professionals.tsx";
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

function Badges({ items }: { readonly items: readonly string[] }) {
	return (
		<ul className="flex flex-wrap gap-2">
			{items.map((item) => (
				<li key={item}>
					<Badge>{item}</Badge>
				</li>
			))}
		</ul>
	);
}

function Education({ career }: { readonly career: CareerPage }) {
	const { t } = useTranslation();
	return (
		<CareerSection id="education" title={t("career.education.title")}>
			<Group title={t("career.education.subjects")}>
				<Badges items={career.subjects.map(({ label }) => label)} />
				<p className="measure pt-1.5">
					{career.school}{" "}
					<strong className="font-semibold">
						{conditionsOf(career.routes).map(
							(condition) => `${t(`career.education.conditions.${condition}`)} `,
						)}
					</strong>
					{t("career.education.conditions.check")}
				</p>
			</Group>
			{career.schoolShares ? <SharesOfSubjects shares={career.schoolShares} /> : null}
			<Group title={t("career.education.degrees")}>
				<StudyMapPicture map={career.studyMap} />
				<Lines items={career.degrees} />
				{career.hasDoctorate ? <p className="measure text-soft">{t("career.education.doctorate")}</p> : null}
			</Group>
			{career.earlyWay ? (
				<Group title={t("career.education.early")}>
					<p className="measure">{career.earlyWay}</p>
				</Group>
			) : null}
		</CareerSection>
	);
}

/** The sections of a career page, in order. */
export function CareerSections({ career }: { readonly career: CareerPage }) {
	const { t } = useTranslation();
	const { institutions } = career;
	return (
		<div className="career-columns page grid gap-11">
			<CareerSection id="week" title={t("career.week")}>
				<CareerWeek week={career.week} />
				<p className="measure bg-line-surface p-4 text-line-text print:p-2">
					<strong className="font-semibold">{t("career.discovery")}</strong> {career.discovery}
				</p>
			</CareerSection>
			<Education career={career} />
			<CareerSection id="skills" title={t("career.skills.title")}>
				<Group title={t("career.skills.skills")}>
					<Badges items={career.skills} />
				</Group>
				<Group title={t("career.skills.qualities")}>
					<Badges items={career.qualities} />
				</Group>
			</CareerSection>
			<CareerSection id="outlook" title={t("career.outlook.title")}>
				<CareerOutlook career={career} />
			</CareerSection>
			{institutions.length > 0 ? (
				<CareerSection id="institutions" title={t("career.institutions.title")}>
					<CareerPlaces careerId={career.id} institutions={institutions} />
				</CareerSection>
			) : null}
			<CareerSection id="professionals" title={t("career.professionals.title")}>
				<Professionals professionals={career.professionals} />
			</CareerSection>
			<div className="print:hidden">
				<CareerSection id="around" title={t("career.around.title")}>
					<CareerAround {...career} />
				</CareerSection>
			</div>
		</div>
	);
}
