import { labelledDays } from "./light-outline.ts";

/** The place of each of `count` days from left to right, as a percentage of the width; a single day is in the middle. */
export const offsetsOfDays = (count: number): readonly number[] =>
	Array.from({ length: count }, (_, index) =>
		count === 1 ? 50 : Math.round((1_000 * index) / (count - 1)) / 10,
	);

const shiftOf = (index: number, count: number): string => {
	if (count === 1) return "-translate-x-1/2";
	if (index === 0) return "";
	// Between the first and the last there is no space on a phone.
	return index === count - 1 ? "-translate-x-full" : "-translate-x-1/2 max-lg:hidden";
};

interface DayLabelsProps {
	/** The days under a picture, the earliest first. */
	readonly days: readonly string[];
	/** The maximum number of labels. */
	readonly most: number;
	/** Large enough for the last row of a classroom. */
	readonly isOnWall?: boolean | undefined;
	readonly className: string;
}

/** The days under a picture of light over time, each below its place. */
export function DayLabels({ days, most, isOnWall = false, className }: DayLabelsProps) {
	const offsets = offsetsOfDays(days.length);
	const shown = labelledDays(days.length, most);
	return (
		<div
			className={`relative text-on-band-soft tabular-nums ${isOnWall ? "h-[1.3em] text-[max(2.2vw,1rem)] leading-tight" : "h-5 text-sm leading-5"} ${className}`}
		>
			{days.map((day, index) =>
				shown.has(index) ? (
					<span
						// biome-ignore lint/suspicious/noArrayIndexKey: two quizzes may be of one day
						key={day + index}
						className={`absolute whitespace-nowrap ${shiftOf(index, days.length)}`}
						style={{ left: `${offsets[index]}%` }}
					>
						{day}
					</span>
				) : null,
			)}
		</div>
	);
}
