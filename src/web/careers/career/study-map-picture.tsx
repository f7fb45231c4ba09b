import { useTranslation } from "react-i18next";
import {
	earningOf,
	type MapLink,
	type MapStep,
	type PostKind,
	type StepKind,
	type StudyMap,
} from "#domain/careers/study-map.ts";
import { OutsideLink } from "../../shared/links/outside-link.tsx";
import { PhoneFold } from "../../ui/phone-fold.tsx";

/** The official search of first-year courses in France; the public service MonProjetSup links to it in the same way. */
const parcoursup = (course: string): string =>
	`https://dossier.parcoursup.fr/Candidat/carte?search=${encodeURIComponent(course.replaceAll("’", "'"))}`;

/** A step is dashed where an apprentice can take it, and filled where it is paid work. */
const looks = {
	apprentice: "border-dashed border-ink bg-paper",
	paid: "border-line bg-line-surface text-line-text",
	none: "border-ink bg-paper",
} as const;
const lookOf = (step: Pick<MapStep, "kind" | "earning">) => looks[earningOf(step) ?? "none"];

const percentOf = (part: number, whole: number): string => `${(100 * part) / whole}%`;

function Dot({ leadsTo }: { readonly leadsTo: PostKind }) {
	return (
		<span
			aria-hidden="true"
			className={`inline-block size-3 flex-none rounded-full border-2 border-ink ${leadsTo === "career" ? "bg-ink" : "bg-paper"}`}
		/>
	);
}

/** A curve from one lane to another in years and lanes; upright where both ends lie in the same year. */
const curve = ({ from, to }: MapLink): string => {
	const middle = (from.year + to.year) / 2;
	return `M${from.year} ${from.lane + 0.5}C${middle} ${from.lane + 0.5} ${middle} ${to.lane + 0.5} ${to.year} ${to.lane + 0.5}`;
};

function Links({ map: { years, lanes, links } }: { readonly map: StudyMap }) {
	return (
		<svg
			aria-hidden="true"
			viewBox={`0 0 ${years} ${lanes.length}`}
			preserveAspectRatio="none"
			fill="none"
			stroke="currentColor"
			strokeWidth={2}
			className="absolute inset-0 size-full overflow-visible"
		>
			{links.map((link) => (
				<path
					key={`${link.from.year} ${link.from.lane} ${link.to.year} ${link.to.lane}`}
					d={curve(link)}
					vectorEffect="non-scaling-stroke"
					strokeDasharray={link.isChange ? "2 5" : undefined}
				/>
			))}
		</svg>
	);
}

function Step({ step, row }: { readonly step: MapStep; readonly row: number }) {
	const { t } = useTranslation();
	const { kind, from, to, exits } = step;
	const name = t(`career.studyMap.steps.${kind}`);
	// One year is narrower than any name: it follows the step, where the lane is free.
	const isNarrow = to - from === 1;
	return (
		<li className="relative flex px-0.5" style={{ gridColumn: `${from + 1} / ${to + 1}`, gridRow: row + 1 }}>
			<span
				className={`flex min-h-11 w-full items-center rounded-control border-2 px-1 text-[0.8125rem] font-semibold leading-tight sm:px-3 sm:text-sm ${lookOf(step)}`}
			>
				<span className={isNarrow ? "absolute left-full ml-2 whitespace-nowrap" : ""}>{name}</span>
				<span className="sr-only">
					{" "}
					{t("career.studyMap.spoken", { from, to })}
					{exits.map(({ year, leadsTo }) => (
						<span key={year}>, {t(`career.studyMap.exits.${leadsTo}`, { years: year })}</span>
					))}
				</span>
			</span>
			{exits.map(({ year, leadsTo }) => (
				<span
					key={year}
					className="absolute top-full grid -translate-1/2"
					style={{ left: percentOf(year - from, to - from) }}
				>
					<Dot leadsTo={leadsTo} />
				</span>
			))}
		</li>
	);
}

/** A phone has room for the number of every year up to here, then of every other one. */
const yearsNamedOnPhone = 9;

function Axis({ years }: { readonly years: number }) {
	const { t } = useTranslation();
	return (
		<div aria-hidden="true" className="grid gap-1 text-sm text-soft">
			<p className="relative h-5 tabular-nums">
				{Array.from({ length: years + 1 }, (_, year) => (
					<span
						// biome-ignore lint/suspicious/noArrayIndexKey: the years of an axis
						key={year}
						className={`absolute ${year === 0 ? "" : year === years ? "-translate-x-full" : "-translate-x-1/2"} ${years > yearsNamedOnPhone && year % 2 === 1 ? "max-sm:hidden" : ""}`}
						style={{ left: percentOf(year, years) }}
					>
						{year}
					</span>
				))}
			</p>
			<p>{t("career.studyMap.axis")}</p>
		</div>
	);
}

function Legend({ map: { lanes, links } }: { readonly map: StudyMap }) {
	const { t } = useTranslation();
	const steps = lanes.flat();
	const exits = steps.flatMap((step) => step.exits);
	const entries = [
		{
			key: "career",
			mark: <Dot leadsTo="career" />,
			isShown: exits.some(({ leadsTo }) => leadsTo === "career"),
		},
		{
			key: "beside",
			mark: <Dot leadsTo="beside" />,
			isShown: exits.some(({ leadsTo }) => leadsTo === "beside"),
		},
		...(["apprentice", "paid"] as const).map((earning) => ({
			key: earning,
			mark: <span className={`h-4 w-7 flex-none rounded-[4px] border-2 ${looks[earning]}`} />,
			isShown: steps.some((step) => earningOf(step) === earning),
		})),
		{
			key: "change",
			mark: <span className="h-4 w-0 flex-none border-l-2 border-dotted border-ink" />,
			isShown: links.some(({ isChange }) => isChange),
		},
	] as const;
	return (
		<ul aria-hidden="true" className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
			{entries
				.filter(({ isShown }) => isShown)
				.map(({ key, mark }) => (
					<li key={key} className="flex items-center gap-2">
						{mark}
						{t(`career.studyMap.legend.${key}`)}
					</li>
				))}
		</ul>
	);
}

/** The courses to begin with, each as a search of Parcoursup. */
function FirstCourses({ map: { lanes } }: { readonly map: StudyMap }) {
	const { t } = useTranslation();
	const courses = [...new Set(lanes.flat().flatMap(({ firstCourses }) => firstCourses))];
	return (
		<PhoneFold
			title={t("career.studyMap.firstCourses")}
			className="print:flex print:flex-wrap print:gap-x-3 print:text-sm"
		>
			<ul className="flex flex-wrap gap-x-5 print:gap-x-3">
				{courses.map((course) => (
					<li key={course}>
						<OutsideLink href={parcoursup(course)}>
							<span className="inline-block first-letter:uppercase">{course}</span>
						</OutsideLink>
					</li>
				))}
			</ul>
		</PhoneFold>
	);
}

/** A year as wide as this leaves room for the name of a step of two. */
const minYearWidthRem = 1.75;

/** The ways into a career from school to the job: years from left to right, one lane for each kind of studies. */
export function StudyMapPicture({ map }: { readonly map: StudyMap }) {
	const { t } = useTranslation();
	const kinds = new Set(map.lanes.flat().map(({ kind }) => kind));
	const has = (kind: StepKind) => kinds.has(kind);
	return (
		<figure className="mb-3 grid max-w-2xl gap-3 print:break-inside-avoid">
			<figcaption className="sr-only">{t("career.studyMap.title")}</figcaption>
			{/* Twelve years are wider than the narrowest phone: the drawing scrolls there, its links by keyboard too. */}
			<div className="overflow-x-auto pr-2 pb-1">
				<div className="grid gap-2" style={{ minWidth: `${map.years * minYearWidthRem}rem` }}>
					<div className="relative">
						<Links map={map} />
						<ul
							className="relative grid auto-rows-[3.5rem] items-center"
							style={{ gridTemplateColumns: `repeat(${map.years}, minmax(0, 1fr))` }}
						>
							{map.lanes.flatMap((lane, row) =>
								lane.map((step) => <Step key={`${step.kind} ${step.from}`} step={step} row={row} />),
							)}
						</ul>
					</div>
					<Axis years={map.years} />
				</div>
			</div>
			<Legend map={map} />
			<FirstCourses map={map} />
			{has("health") ? <p className="measure text-sm text-soft">{t("career.studyMap.health")}</p> : null}
			<details className="measure text-sm text-soft print:hidden">
				<summary className="min-h-11 cursor-pointer content-center">{t("career.studyMap.more")}</summary>
				<div className="grid gap-2">
					{has("cpge") ? <p>{t("career.studyMap.technological")}</p> : null}
					{has("but") && has("engineering") ? <p>{t("career.studyMap.afterBut")}</p> : null}
					<p>{t("career.studyMap.note")}</p>
				</div>
			</details>
		</figure>
	);
}

/** The same drawing without names, for a column of a comparison: bars over one axis of `years`. */
export function StudyMapBars({ map, years }: { readonly map: StudyMap; readonly years: number }) {
	return (
		<div aria-hidden="true" className="relative mb-2" style={{ width: percentOf(map.years, years) }}>
			<Links map={map} />
			<div
				className="relative grid auto-rows-[1.1rem] items-center"
				style={{ gridTemplateColumns: `repeat(${map.years}, minmax(0, 1fr))` }}
			>
				{map.lanes.flatMap((lane, row) =>
					lane.map((step) => (
						<span
							key={`${step.kind} ${step.from}`}
							className={`mx-px h-2.5 rounded-[3px] border-2 ${lookOf(step)}`}
							style={{ gridColumn: `${step.from + 1} / ${step.to + 1}`, gridRow: row + 1 }}
						/>
					)),
				)}
			</div>
		</div>
	);
}
