import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { type CategoryKey, spectrum } from "#domain/careers/category.ts";
import { DayLabels, offsetsOfDays } from "../shared/spectrum/day-labels.tsx";
import { lightOutline, outlineWidth } from "../shared/spectrum/light-outline.ts";
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

const height = 44;
const middle = height / 2;
/** Half the width of a line without light, and the addition for full light. */
const core = { least: 0.6, gain: 4.4 };
const glow = { least: 0, gain: 21 };
/** Width grows faster than light, so that a change is visible at a glance; the table has the numbers. */
const emphasis = 1.5;

/** The change, as a part of full light, below which a line is flat. */
const flat = 0.2;

interface LineProps extends InterestHistory {
	/** The share that is drawn at full brightness. */
	readonly full: number;
	readonly index: number;
	readonly isBright: boolean;
	/** Not shown on a phone, where a few lines are enough. */
	readonly isFolded: boolean;
}

/** The number of lines that a phone shows before all. */
const shownOnPhone = 5;

const moveOf = ({ shares }: InterestHistory): number => Math.max(...shares) - Math.min(...shares);

/** The lines that a phone shows: those that stand out, then those that move the most. */
const firstOf = (
	lines: readonly InterestHistory[],
	bright: readonly CategoryKey[],
): readonly CategoryKey[] => {
	const isBright = ({ category }: InterestHistory): boolean => bright.includes(category);
	const byMove = lines.toSorted((one, other) => moveOf(other) - moveOf(one));
	return [...byMove.filter(isBright), ...byMove.filter((line) => !isBright(line))]
		.slice(0, shownOnPhone)
		.map(({ category }) => category);
};

function Line({ category, shares, full, index, isBright, isFolded }: LineProps) {
	const { t } = useTranslation();
	const id = useId();
	const lit = shares.map((share) => (share / full) ** emphasis);
	// On a phone a line without change takes less room than those that move.
	const isFlat = !isBright && moveOf({ category, shares }) < flat * full;
	return (
		<li
			data-line={category}
			className={`grid items-center gap-x-5 md:grid-cols-[15rem_minmax(0,1fr)] ${isFolded ? "max-md:hidden" : ""}`}
		>
			<span
				className={`leading-tight ${isFlat ? "max-md:pt-1 max-md:text-sm" : "max-md:pt-2"} ${isBright ? "font-semibold text-on-band" : "text-on-band-soft"}`}
			>
				{t(`common.categories.${category}`)}
			</span>
			<svg
				aria-hidden="true"
				viewBox={`0 0 ${outlineWidth} ${height}`}
				preserveAspectRatio="none"
				className={`light-up block w-full text-glow md:h-10 ${isFlat ? "h-4" : "h-9"}`}
				style={{ "--line": index } as React.CSSProperties}
			>
				<linearGradient id={id} gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2={height}>
					<stop stopColor="currentColor" stopOpacity="0" />
					<stop offset=".5" stopColor="currentColor" stopOpacity=".62" />
					<stop offset="1" stopColor="currentColor" stopOpacity="0" />
				</linearGradient>
				<path d={lightOutline(lit, glow, middle)} fill={`url(#${id})`} />
				<path d={lightOutline(lit, core, middle)} fill="currentColor" opacity={isBright ? 1 : 0.72} />
			</svg>
		</li>
	);
}

/** The maximum number of days under the picture. */
const maxDates = 5;

/** Each field as a line of light that grows and fades from one quiz to the next: time runs from left to right. */
export function InterestHistoryPicture({ lines, dates, label, bright }: InterestHistoryPictureProps) {
	const { t } = useTranslation();
	const [areAllShown, setAllShown] = useState(false);
	const full = Math.max(...lines.flatMap(({ shares }) => shares), 0.01);
	const first = firstOf(lines, bright);
	const inOrder = spectrum.flatMap(({ key }) => lines.filter(({ category }) => category === key));
	return (
		<div className="grid grid-cols-[minmax(0,1fr)] gap-2">
			<div
				role="img"
				aria-label={label}
				className="-mx-5 overflow-hidden bg-band px-5 py-6 text-on-band md:mx-0 md:rounded-panel md:px-8 md:py-8"
			>
				<div className="relative">
					<div className="absolute inset-y-0 right-0 left-0 md:left-[16.25rem]">
						{offsetsOfDays(dates.length).map((at) => (
							<span key={at} className="absolute inset-y-0 w-px bg-on-band/14" style={{ left: `${at}%` }} />
						))}
					</div>
					<ul className="relative grid">
						{inOrder.map((line, index) => (
							<Line
								key={line.category}
								{...line}
								full={full}
								index={index}
								isBright={bright.includes(line.category)}
								isFolded={!areAllShown && !first.includes(line.category)}
							/>
						))}
					</ul>
				</div>
				<DayLabels days={dates} most={maxDates} className="mt-3 md:ml-[16.25rem]" />
			</div>
			{lines.length <= shownOnPhone ? null : (
				<button
					type="button"
					aria-expanded={areAllShown}
					onClick={() => setAllShown(!areAllShown)}
					className="min-h-11 justify-self-start text-soft underline decoration-1 underline-offset-4 hover:text-ink md:hidden"
				>
					{t("comparison.showAll", { count: lines.length })}
				</button>
			)}
		</div>
	);
}
