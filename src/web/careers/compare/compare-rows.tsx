import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { type Amounts, amountsOfItems } from "#domain/careers/differences.ts";
import type { CareerPage, FactSource } from "#domain/careers/presented-career.ts";
import { figureOrder } from "#domain/careers/school-country.ts";
import { settingsOfWeek } from "#domain/careers/setting.ts";
import { useSchoolCountry } from "../../shared/country/school-country.ts";
import { dotted } from "../../shared/i18n/dotted.ts";
import { LocalLink } from "../../shared/i18n/local-link.tsx";
import { useLocale } from "../../shared/i18n/locale.ts";
import { OutsideLink } from "../../shared/links/outside-link.tsx";
import { StudyMapBars } from "../career/study-map-picture.tsx";
import { SettingIcon } from "../setting-icon.tsx";
import { useStudyYears } from "../use-study-years.ts";
import { Words } from "./compare-words.tsx";

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

const settingsShown = 3;
const settingsOf = ({ week }: CareerPage) => settingsOfWeek(week).slice(0, settingsShown);
const institutionsShown = 2;
const foldLook =
	"inline-flex min-h-11 cursor-pointer items-center text-soft underline decoration-hairline decoration-2 underline-offset-4 hover:text-ink print:hidden";

interface FigureProps {
	readonly headline: string;
	readonly country: string;
	/** The group that it counts, and the date. */
	readonly basis: string;
	readonly source: FactSource | undefined;
}

/** A published figure with its country; what it measures and its source are folded. On paper app.css opens them. */
function Figure({ headline, country, basis, source }: FigureProps) {
	const { t } = useTranslation();
	return (
		<div>
			<p className="font-semibold tabular-nums">{headline}</p>
			<p className="text-sm text-soft">{country}</p>
			<details className="text-sm">
				<summary className={foldLook}>{t("compare.figure")}</summary>
				<p className="text-soft">{basis}</p>
				{source ? <OutsideLink href={source.url}>{source.label}</OutsideLink> : null}
			</details>
		</div>
	);
}

/** A value that all compared careers have is grey: what differs leads. */
const unlessEqual = (isEqual: boolean, value: ReactNode): ReactNode =>
	isEqual ? <span className="text-soft">{value}</span> : value;

/** The years of study as a bar over one scale: filled up to the shortest way, an outline up to the longest. */
function YearsBar({ from, to, longest }: { from: number; to: number; longest: number }) {
	return (
		<span aria-hidden="true" className="mt-1.5 flex h-3 [print-color-adjust:exact]">
			<span className="bg-line" style={{ width: `${(100 * from) / longest}%` }} />
			{to > from ? (
				<span
					className="border-2 border-l-0 border-line"
					style={{ width: `${(100 * (to - from)) / longest}%` }}
				/>
			) : null}
		</span>
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
	/** Whether all have the item that `itemsOf` lists for one. */
	const inAll = (itemsOf: (career: CareerPage) => readonly string[], item: string): boolean =>
		careers.every((career) => itemsOf(career).includes(item));
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
			amounts: ({ subjects }) => amountsOfItems(subjects.map(({ id }) => id)),
			of: ({ subjects }) => (
				<Words
					items={subjects.map(({ id, label }) =>
						unlessEqual(
							inAll((career) => career.subjects.map((one) => one.id), id),
							label,
						),
					)}
				/>
			),
		},
		{
			id: "pay",
			name: t("career.pay.title"),
			isAskedFirst: true,
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
									country={t(`compare.pay.${country}`)}
									basis={basis}
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
						.map(({ headline }) => (
							<p key={headline} className="font-semibold">
								{headline}
							</p>
						))}
					<details className="text-sm">
						<summary className={foldLook}>{t("compare.figure")}</summary>
						<div className="grid gap-2">
							{figuresFirst
								.map((one) => ({ france, unitedStates })[one])
								.map(({ detail }) => (
									<p key={detail} className="text-soft">
										{detail}
									</p>
								))}
							<Words
								items={sources.map(({ label, url }) => (
									<OutsideLink key={url} href={url}>
										{label}
									</OutsideLink>
								))}
							/>
						</div>
					</details>
				</div>
			),
		},
		{
			id: "setting",
			name: t("career.facts.where"),
			isAskedFirst: true,
			amounts: (career) => amountsOfItems(settingsOf(career)),
			of: (career) => (
				<Words
					items={settingsOf(career).map((setting) => (
						<span
							key={setting}
							className={`flex items-start gap-2 ${inAll(settingsOf, setting) ? "text-soft" : ""}`}
						>
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
			of: ({ skills }) => (
				<Words
					items={skills.map((skill) =>
						unlessEqual(
							inAll((career) => career.skills, skill),
							skill,
						),
					)}
				/>
			),
		},
		{
			id: "institutions",
			name: t("compare.rows.institutions"),
			amounts: ({ institutions }) => amountsOfItems(institutions.map(({ name }) => name)),
			of: ({ id, title, institutions }) => (
				<div className="grid gap-2">
					<Words
						items={institutions.slice(0, institutionsShown).map(({ name, short, location, website }) => (
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
