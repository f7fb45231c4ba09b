import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { type Amounts, amountsOfItems, itemsInCommon } from "#domain/careers/differences.ts";
import type { CareerPage } from "#domain/careers/presented-career.ts";
import { figureOrder } from "#domain/careers/school-country.ts";
import { settingsOfWeek } from "#domain/careers/setting.ts";
import { useSchoolCountry } from "../../shared/country/school-country.ts";
import { dotted } from "../../shared/i18n/dotted.ts";
import { useLocale } from "../../shared/i18n/locale.ts";
import { StudyMapBars } from "../career/study-map-picture.tsx";
import { SettingIcon } from "../setting-icon.tsx";
import { useStudyYears } from "../use-study-years.ts";
import { InstitutionsCell, OutlookCell, PayCell, Value, Words, YearsBar } from "./compare-cells.tsx";

export interface CompareRow {
	readonly id: string;
	readonly name: string;
	/** The facts of this row by which careers differ (`byDifference`). */
	readonly amounts: (career: CareerPage) => Amounts;
	/** The content of a career's cell in this row. */
	readonly of: (career: CareerPage) => ReactNode;
	/** Whether students ask for it first: before the larger differences. */
	readonly isAskedFirst?: boolean;
}

const subjectsOf = ({ subjects }: CareerPage) => subjects.map(({ id }) => id);
const settingsShown = 3;
const settingsOf = ({ week }: CareerPage) => settingsOfWeek(week).slice(0, settingsShown);

/**
 * The rows of a comparison, in the order in which people ask; the table puts large differences first. A new row is an
 * entry here and its name in the messages.
 */
export const useCompareRows = (careers: readonly CareerPage[]): readonly CompareRow[] => {
	const { t } = useTranslation();
	const { inFigures } = useStudyYears();
	const figuresFirst = figureOrder(useSchoolCountry(), useLocale());
	// The drawings of the ways share one axis.
	const longest = Math.max(...careers.map(({ studyMap }) => studyMap.years));
	const common = {
		subjects: itemsInCommon(careers, subjectsOf),
		settings: itemsInCommon(careers, settingsOf),
		skills: itemsInCommon(careers, ({ skills }) => skills),
	};
	const longestStudies = Math.max(...careers.map(({ years }) => years.to));
	return [
		{
			id: "field",
			name: t("compare.rows.field"),
			amounts: ({ category, secondaryCategories }) => amountsOfItems([category, ...secondaryCategories]),
			of: ({ category, secondaryCategories }) =>
				dotted([category, ...secondaryCategories].map((key) => t(`common.categories.${key}`))),
		},
		{
			id: "years",
			name: t("career.facts.years"),
			amounts: ({ years: { from, to } }) => new Map(Object.entries({ from, to })),
			of: ({ years, category }) => (
				<div data-line={category}>
					<p className="text-lg font-semibold">{inFigures(years)}</p>
					<YearsBar {...years} longest={longestStudies} />
				</div>
			),
			isAskedFirst: true,
		},
		{
			id: "routes",
			name: t("compare.rows.routes"),
			amounts: ({ routes, degrees, studyMap }) =>
				amountsOfItems([
					...routes,
					...degrees,
					...studyMap.lanes.flat().map(({ kind, from, to }) => `${kind} ${from} ${to}`),
				]),
			of: ({ routes, degrees, studyMap }) => (
				<div className="grid gap-2">
					<StudyMapBars map={studyMap} years={longest} />
					<p className="font-semibold">{dotted(routes.map((route) => t(`career.routes.${route}`)))}</p>
					<Words items={degrees} />
				</div>
			),
		},
		{
			id: "subjects",
			name: t("compare.rows.subjects"),
			amounts: (career) => amountsOfItems(subjectsOf(career)),
			of: ({ subjects }) => (
				<Words
					items={subjects.map(({ id, label }) => (
						<Value key={id} isCommon={common.subjects.has(id)}>
							{label}
						</Value>
					))}
				/>
			),
		},
		{
			id: "pay",
			name: t("career.pay.title"),
			isAskedFirst: true,
			amounts: ({ pay }) =>
				amountsOfItems(pay.map(({ country, amount, basis }) => `${country} ${amount} ${basis}`)),
			of: ({ pay }) => <PayCell pay={pay} countries={figuresFirst} />,
		},
		{
			id: "outlook",
			name: t("compare.rows.outlook"),
			amounts: ({ growthOutlook: { france, unitedStates } }) =>
				amountsOfItems([france, unitedStates].map(({ headline, detail }) => `${headline} ${detail}`)),
			of: ({ growthOutlook }) => <OutlookCell growthOutlook={growthOutlook} countries={figuresFirst} />,
		},
		{
			id: "setting",
			name: t("career.facts.where"),
			isAskedFirst: true,
			amounts: (career) => amountsOfItems(settingsOf(career)),
			of: (career) => (
				<Words
					items={settingsOf(career).map((setting) => (
						<Value key={setting} isCommon={common.settings.has(setting)}>
							<SettingIcon setting={setting} />
							{t(`career.settings.${setting}`)}
						</Value>
					))}
				/>
			),
		},
		{
			id: "skills",
			name: t("compare.rows.skills"),
			amounts: ({ skills }) => amountsOfItems(skills),
			of: ({ skills }) => (
				<Words
					items={skills.map((skill) => (
						<Value key={skill} isCommon={common.skills.has(skill)}>
							{skill}
						</Value>
					))}
				/>
			),
		},
		{
			id: "institutions",
			name: t("compare.rows.institutions"),
			amounts: ({ institutions }) => amountsOfItems(institutions.map(({ name }) => name)),
			of: ({ id, title, institutions }) => (
				<InstitutionsCell id={id} title={title} institutions={institutions} />
			),
		},
	];
};
