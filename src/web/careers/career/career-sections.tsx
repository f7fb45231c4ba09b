import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import type { CareerPage } from "#domain/careers/presented-career.ts";
import { FranceOnly } from "../../shared/country/france-only.tsx";
import { SectionTabs, type TabSection } from "../../shared/section-tabs.tsx";
import { NeighbourRows } from "../neighbours/neighbour-rows.tsx";
import { BadgeList } from "./badge-list.tsx";
import { CareerAround } from "./career-around.tsx";
import { CareerOutlook } from "./career-outlook.tsx";
import { CareerPlaces } from "./career-places.tsx";
import { CareerSchool } from "./career-school.tsx";
import { CareerSection, Group } from "./career-section.tsx";
import { CareerWeek } from "./career-week.tsx";
import { Professionals } from "./professionals.tsx";

/** The week, something to marvel at, and the demands of the work. */
function Week({ career }: { readonly career: CareerPage }) {
	const { t } = useTranslation();
	return (
		<>
			<CareerSection id="real-week" title={t("career.week")}>
				<CareerWeek week={career.week} />
				<p className="measure bg-line-surface p-4 text-line-text print:p-2">
					<strong className="font-semibold">{t("career.discovery")}</strong> {career.discovery}
				</p>
			</CareerSection>
			<CareerSection id="skills" title={t("career.skills.title")}>
				<Group title={t("career.skills.skills")}>
					<BadgeList items={career.skills} />
				</Group>
				<Group title={t("career.skills.qualities")}>
					<BadgeList items={career.qualities} />
				</Group>
			</CareerSection>
		</>
	);
}

/** People who do the work, those they work with, and the ways on from here. */
function People({ career }: { readonly career: CareerPage }) {
	const { t } = useTranslation();
	return (
		<>
			<CareerSection id="professionals" title={t("career.professionals.title")}>
				<Professionals professionals={career.professionals} />
			</CareerSection>
			<div className="grid gap-9 print:hidden">
				<CareerSection id="neighbours" title={t("career.neighbours")}>
					<NeighbourRows neighbours={career.neighbours} />
				</CareerSection>
				<CareerSection id="around" title={t("career.around.title")}>
					<CareerAround {...career} />
				</CareerSection>
			</div>
		</>
	);
}

/** The tabs of a career page; without places where it is taught there is no tab for them. */
const tabsOf = (career: CareerPage, t: TFunction): TabSection[] => {
	const tab = (
		id: "week" | "school" | "jobs" | "where" | "people",
		content: React.ReactNode,
	): TabSection => ({
		id,
		label: t(`career.tabs.${id}`),
		content: <div className="grid gap-7 md:gap-9">{content}</div>,
	});
	const { institutions } = career;
	return [
		tab("week", <Week career={career} />),
		tab("school", <CareerSchool career={career} />),
		tab(
			"jobs",
			<CareerSection id="outlook" title={t("career.outlook.title")}>
				<CareerOutlook career={career} />
			</CareerSection>,
		),
		...(institutions.length === 0
			? []
			: [
					tab(
						"where",
						<CareerSection id="institutions" title={t("career.institutions.title")}>
							<FranceOnly isSaid>
								<CareerPlaces careerId={career.id} institutions={institutions} />
							</FranceOnly>
						</CareerSection>,
					),
				]),
		tab("people", <People career={career} />),
	];
};

/** The sections of a career page as tabs, each with an address of its own. */
export function CareerSections({ career }: { readonly career: CareerPage }) {
	const { t } = useTranslation();
	return (
		<SectionTabs
			label={t("career.tabs.label")}
			sections={tabsOf(career, t)}
			className="career-columns page grid gap-7 md:gap-11"
		/>
	);
}
