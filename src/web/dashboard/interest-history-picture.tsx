import { useId } from "react";
import { useTranslation } from "react-i18next";
import { type CategoryKey, spectrum } from "#domain/careers/category.ts";
import type { InterestHistory } from "./interest-history.ts";

interface InterestHistoryPictureProps {
	readonly lines: readonly InterestHistory[];
	/** The day of each attempt, earliest first. */
	readonly dates: readonly string[];
	/** The label of the picture. */
	readonly label: string;
	/** The lines that stand out. */
	readonly bright: readonly CategoryKey[];
}

const width = 1000;
const height = 44;
const middle = height / 2;
/** Half the width of a line without light, and the addition for full light. */
const core = { least: 0.6, gain: 4.4 };
const glow = { least: 0, gain: 21 };
/** Width grows faster than light, so that a change is visible at a glance; the table has the numbers. */
const emphasis = 1.5;

const short = (value: number): number => Math.round(value * 10) / 10;

/** The outline of a line that widens and narrows from attempt to attempt. */
const outline = (shares: readonly number[], { least, gain }: typeof core): string => {
	// A single attempt shines from edge to edge.
	const all = shares.length === 1 ? [...shares, ...shares] : shares;
	const step = width / Math.max(1, all.length - 1);
	const half = all.map((share) => least + gain * share);
	const side = (sign: 1 | -1, from: readonly number[], begin: number, by: number): string =>
		from
			.map((breadth, place) => {
				const [x, y] = [begin + by * place, middle + sign * breadth];
				const before = from[place - 1];
				if (before === undefined) return `${short(x)} ${short(y)}`;
				const bend = x - by / 2;
				return `C${short(bend)} ${short(middle + sign * before)} ${short(bend)} ${short(y)} ${short(x)} ${short(y)}`;
			})
			.join("");
	return `M${side(-1, half, 0, step)}L${side(1, [...half].reverse(), width, -step)}Z`;
};

interface LineProps extends InterestHistory {
	/** The share that is drawn at full brightness. */
	readonly full: number;
	readonly place: number;
	readonly isBright: boolean;
}

function Line({ category, shares, full, place, isBright }: LineProps) {
	const { t } = useTranslation();
	const id = useId();
	const lit = shares.map((share) => (share / full) ** emphasis);
	return (
		<li data-line={category} className="grid items-center gap-x-5 md:grid-cols-[15rem_minmax(0,1fr)]">
			<span
				className={`leading-tight max-md:-mb-2 max-md:pt-2 ${isBright ? "font-semibold text-on-band" : "text-on-band-soft"}`}
			>
				{t(`common.categories.${category}`)}
			</span>
			<svg
				aria-hidden="true"
				viewBox={`0 0 ${width} ${height}`}
				preserveAspectRatio="none"
				className="light-up block h-9 w-full text-glow md:h-10"
				style={{ "--line": place } as React.CSSProperties}
			>
				<linearGradient id={id} gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2={height}>
					<stop stopColor="currentColor" stopOpacity="0" />
					<stop offset=".5" stopColor="currentColor" stopOpacity=".62" />
					<stop offset="1" stopColor="currentColor" stopOpacity="0" />
				</linearGradient>
				<path d={outline(lit, glow)} fill={`url(#${id})`} />
				<path d={outline(lit, core)} fill="currentColor" opacity={isBright ? 1 : 0.72} />
			</svg>
		</li>
	);
}

/** The maximum number of days under the picture. */
const maxDates = 5;

/** The labelled days: all if they are few, else some at even distances with the first and the last. */
const named = (dates: readonly string[]): ReadonlySet<number> => {
	const last = dates.length - 1;
	if (last < maxDates) return new Set(dates.keys());
	return new Set(Array.from({ length: maxDates }, (_, place) => Math.round((last * place) / (maxDates - 1))));
};

/** Each field as a line of light that grows and fades from one quiz to the next: time runs from left to right. */
export function InterestHistoryPicture({ lines, dates, label, bright }: InterestHistoryPictureProps) {
	const full = Math.max(...lines.flatMap(({ shares }) => shares), 0.01);
	const inOrder = spectrum.flatMap(({ key }) => lines.filter(({ category }) => category === key));
	const shown = named(dates);
	const last = dates.length - 1;
	const days = dates.map((date, place) => ({
		date,
		place,
		at: last === 0 ? "50%" : `${short((100 * place) / last)}%`,
	}));
	return (
		<div
			role="img"
			aria-label={label}
			className="-mx-5 overflow-hidden bg-band px-5 py-6 text-on-band md:mx-0 md:rounded-panel md:px-8 md:py-8"
		>
			<div className="relative">
				<div className="absolute inset-y-0 right-0 left-0 md:left-[16.25rem]">
					{days.map(({ place, at }) => (
						<span key={place} className="absolute inset-y-0 w-px bg-on-band/14" style={{ left: at }} />
					))}
				</div>
				<ul className="relative grid">
					{inOrder.map((line, place) => (
						<Line
							key={line.category}
							{...line}
							full={full}
							place={place}
							isBright={bright.includes(line.category)}
						/>
					))}
				</ul>
			</div>
			<div className="relative mt-3 h-5 text-sm leading-5 text-on-band-soft tabular-nums md:ml-[16.25rem]">
				{days
					.filter(({ place }) => shown.has(place))
					.map(({ date, place, at }) => (
						<span
							key={place}
							className={`absolute whitespace-nowrap ${place === 0 && last > 0 ? "" : place === last && last > 0 ? "-translate-x-full" : `-translate-x-1/2 ${last > 0 ? "max-lg:hidden" : ""}`}`}
							style={{ left: at }}
						>
							{date}
						</span>
					))}
			</div>
		</div>
	);
}
