import { useTranslation } from "react-i18next";
import { type CategoryKey, spectrum } from "#domain/careers/category.ts";
import { DayLabels } from "./day-labels.tsx";
import { lightOutline, outlineWidth } from "./light-outline.ts";

interface LightLanesProps {
	/** The label of the picture. */
	readonly label: string;
	/** The light of each field at each moment, in any order; a field that is missing has none. */
	readonly lines: readonly { readonly category: CategoryKey; readonly shares: readonly number[] }[];
	/** Two labels or more in the order of time, each as it is written below the picture. */
	readonly labels: readonly string[];
	/** The fields whose lanes are named, the most important first. */
	readonly named: readonly CategoryKey[];
	/** As high as its container, with names for the last row of a classroom. */
	readonly isOnWall?: boolean | undefined;
}

const laneHeight = 20;
/** The maximum number of labels that are written: the picture is narrower than a page. */
const maxLabels = 3;
const breadth = { least: 0.6, gain: 8.6 };

const laneOf = (key: CategoryKey): number => spectrum.findIndex((field) => field.key === key);

/** The names with room: on a wall they are higher than a lane, so the next one is two lanes away. */
const placedNames = (named: readonly CategoryKey[], isOnWall: boolean): readonly CategoryKey[] => {
	const placed: CategoryKey[] = [];
	for (const key of named)
		if (!isOnWall || placed.every((one) => Math.abs(laneOf(one) - laneOf(key)) >= 2)) placed.push(key);
	return placed;
};

/** The fields as lines of light on a dark ground that widen and narrow: time runs from left to right. */
export function LightLanes({ label, lines, labels, named, isOnWall = false }: LightLanesProps) {
	const { t } = useTranslation();
	const full = Math.max(0.01, ...lines.flatMap(({ shares }) => shares));
	const height = laneHeight * spectrum.length;
	const last = labels.length - 1;
	const placed = placedNames(named, isOnWall);
	return (
		<div
			role="img"
			aria-label={label}
			className={`grid grid-cols-[minmax(0,1fr)_auto] gap-x-2.5 ${isOnWall ? "min-h-0 grid-rows-[minmax(12rem,1fr)_auto]" : ""}`}
		>
			<svg
				aria-hidden="true"
				viewBox={`0 0 ${outlineWidth} ${height}`}
				preserveAspectRatio="none"
				className={`w-full ${isOnWall ? "h-full" : "h-42 md:h-58"}`}
			>
				{spectrum.map(({ key }, lane) => {
					const shares = lines.find(({ category }) => category === key)?.shares ?? labels.map(() => 0);
					const lit = shares.map((share) => share / full);
					return (
						<g
							key={key}
							data-line={key}
							className="light-up"
							style={{ "--line": lane, color: "var(--color-glow)" } as React.CSSProperties}
						>
							<path
								d={lightOutline(lit, breadth, (lane + 0.5) * laneHeight)}
								fill="currentColor"
								opacity={0.3 + 0.65 * Math.max(...lit)}
							/>
						</g>
					);
				})}
				{labels.map((text, index) => (
					<line
						// biome-ignore lint/suspicious/noArrayIndexKey: two quizzes may be of one day
						key={text + index}
						x1={(outlineWidth * index) / last}
						x2={(outlineWidth * index) / last}
						y2={height}
						vectorEffect="non-scaling-stroke"
						className="stroke-on-band/30"
					/>
				))}
			</svg>
			<ul
				className={`grid auto-rows-[minmax(0,1fr)] leading-none ${isOnWall ? "text-[max(2.2vw,1rem)]" : "h-42 text-[0.78125rem] md:h-58 md:text-sm md:leading-none"}`}
			>
				{spectrum.map(({ key }) => (
					<li key={key} data-line={key} className="flex min-h-0 items-center text-glow">
						{placed.includes(key) ? t(`common.fields.${key}`) : ""}
					</li>
				))}
			</ul>
			<DayLabels days={labels} most={maxLabels} isOnWall={isOnWall} className="mt-1.5" />
		</div>
	);
}
