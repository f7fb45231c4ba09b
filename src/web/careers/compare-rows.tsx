import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { type Amounts, amountsOfItems } from "#domain/careers/differences.ts";
import type { CareerPage, FactSource } from "#domain/careers/presented-career.ts";
import { figureOrder } from "#domain/careers/school-country.ts";
import { settingsOfWeek } from "#domain/careers/setting.ts";
import { dotted } from "../shared/dotted.ts";
import { LocalLink } from "../shared/local-link.tsx";
import { useLocale } from "../shared/locale.ts";
import { OutsideLink } from "../shared/outside-link.tsx";
import { useSchoolCountry } from "../shared/school-country.ts";
import { Words } from "./compare-words.tsx";
import { SettingIcon } from "./setting-icon.tsx";
import { StudyMapBars } from "./study-map-picture.tsx";
import { useStudyYears } from "./use-study-years.ts";

export interface CompareRow {
	readonly id: string;
	readonly name: string;
	/** The facts of this row by which careers differ (`byDifference`). */
	readonly amounts: (career: CareerPage) => Amounts;
	/** The content of a career's cell in this row. */
	readonly of: (career: CareerPage) => ReactNode;
}

const settingsShown = 3;
const settingsOf = ({ week }: CareerPage) => settingsOfWeek(week).slice(0, settingsShown);
const placesShown = 4;

interface FigureProps {
	readonly headline: string;
	/** Country, group and date. */
	readonly detail: string;
	readonly source: FactSource | undefined;
}

/** A published figure with its meaning and its source. */
function Figure({ headline, detail, source }: FigureProps) {
	return (
		<div>
			<p className="font-semibold tabular-nums">{headline}</p>
			<p className="text-sm text-soft">{detail}</p>
			{source ? (
				<p className="text-sm">
					<OutsideLink href={source.url}>{source.label}</OutsideLink>
				</p>
			) : null}
		</div>
	);
}

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
			of: ({ years }) => <p className="text-lg font-semibold">{inFigures(years)}</p>,
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
			amounts: ({ subjects }) => amountsOfItems(subjects.map(({ id }) => id)),
			of: ({ subjects }) => <Words items={subjects.map(({ label }) => label)} />,
		},
		{
			id: "pay",
			name: t("career.pay.title"),
			amounts: ({ pay }) =>
				amountsOfItems(pay.map(({ country, amount, basis }) => `${country} ${amount} ${basis}`)),
			of: ({ pay }) =>
				pay.length === 0 ? (
					<p className="text-soft">{t("career.pay.none")}</p>
				) : (
					<div className="grid gap-3">
						{figuresFirst
							.flatMap((one) => pay.filter(({ country }) => country === one))
							.map(({ country, amount, basis, source }) => (
								<Figure
									key={amount + basis}
									headline={amount}
									detail={t(`compare.pay.${country}`, { basis })}
									source={source}
								/>
							))}
					</div>
				),
		},
		{
			id: "outlook",
			name: t("compare.rows.outlook"),
			amounts: ({ growthOutlook: { france, unitedStates } }) =>
				amountsOfItems([france, unitedStates].map(({ headline, detail }) => `${headline} ${detail}`)),
			of: ({ growthOutlook: { france, unitedStates, sources } }) => (
				<div className="grid gap-3">
					{figuresFirst
						.map((one) => ({ france, unitedStates })[one])
						.map(({ headline, detail }) => (
							<Figure key={headline + detail} headline={headline} detail={detail} source={undefined} />
						))}
					<Words
						items={sources.map(({ label, url }) => (
							<OutsideLink key={url} href={url}>
								{label}
							</OutsideLink>
						))}
					/>
				</div>
			),
		},
		{
			id: "setting",
			name: t("career.facts.where"),
			amounts: (career) => amountsOfItems(settingsOf(career)),
			of: (career) => (
				<Words
					items={settingsOf(career).map((setting) => (
						<span key={setting} className="flex items-start gap-2">
							<SettingIcon setting={setting} />
							{t(`career.settings.${setting}`)}
						</span>
					))}
				/>
			),
		},
		{
			id: "skills",
			name: t("compare.rows.skills"),
			amounts: ({ skills }) => amountsOfItems(skills),
			of: ({ skills }) => <Words items={skills} />,
		},
		{
			id: "institutions",
			name: t("compare.rows.institutions"),
			amounts: ({ institutions }) => amountsOfItems(institutions.map(({ name }) => name)),
			of: ({ id, title, institutions }) => (
				<div className="grid gap-2">
					<Words
						items={institutions.slice(0, placesShown).map(({ name, short, location, website }) => (
							<OutsideLink key={name} href={website}>
								{short ?? name}, {location}
							</OutsideLink>
						))}
					/>
					<LocalLink
						to={`/places?career=${id}`}
						aria-label={t("compare.placesOf", { title, count: institutions.length })}
						className="inline-flex min-h-11 items-center underline underline-offset-4 print:hidden"
					>
						{t("compare.places", { count: institutions.length })}
					</LocalLink>
				</div>
			),
		},
	];
};
