import { useTranslation } from "react-i18next";
import { type CategoryKey, spectrum } from "#domain/careers/category.ts";
import { DayLabels } from "../../shared/day-labels.tsx";
import { FieldNames } from "../../shared/field-names.tsx";
import { lightOutline, outlineWidth } from "../../shared/light-outline.ts";
import { SpectrumBand } from "../../ui/spectrum-band.tsx";
import { type InterestHistory, interestChange } from "../interest-history.ts";

interface LightStreamProps {
	/** The light of each field, in any order; none before the first quiz. */
	readonly lines: readonly InterestHistory[];
	/** The day of each attempt, earliest first. */
	readonly days: readonly string[];
}

const laneHeight = 20;
/** The maximum number of days under the stream: it is narrower than a page. */
const maxDays = 3;
const breadth = { least: 0.6, gain: 8.6 };

/** The fields whose lines are named: those of the latest quiz that stand out, and those that changed the most. */
const namedKeys = (lines: readonly InterestHistory[]): readonly CategoryKey[] => {
	const { brightest, gained, lost } = interestChange(lines);
	return [...brightest, gained, lost].filter((key) => key !== null);
};

/** The light of one quiz, or no light: a band of lines side by side. */
function OneSpectrum({ lines }: Pick<LightStreamProps, "lines">) {
	const { t } = useTranslation();
	return (
		<div className="grid gap-1.5">
			<SpectrumBand
				lines={spectrum.map(({ key }) => ({
					key,
					count: lines.find(({ category }) => category === key)?.shares.at(-1) ?? 0,
				}))}
				fullCount={0.01}
				label={t(`dashboard.own.${lines.length > 0 ? "spectrum" : "dark"}`)}
				className="h-30 w-full md:h-54"
			/>
			{lines.length > 0 ? <FieldNames keys={namedKeys(lines)} className="text-on-band-soft" /> : null}
		</div>
	);
}

/** The fields of all quizzes as lines of light that widen and narrow: time runs from left to right. */
export function LightStream({ lines, days }: LightStreamProps) {
	const { t } = useTranslation();
	if (days.length < 2) return <OneSpectrum lines={lines} />;
	const named = namedKeys(lines);
	const full = Math.max(0.01, ...lines.flatMap(({ shares }) => shares));
	const height = laneHeight * spectrum.length;
	const last = days.length - 1;
	return (
		<div
			role="img"
			aria-label={t("dashboard.own.stream")}
			className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-2.5"
		>
			<svg
				aria-hidden="true"
				viewBox={`0 0 ${outlineWidth} ${height}`}
				preserveAspectRatio="none"
				className="h-42 w-full md:h-58"
			>
				{spectrum.map(({ key }, lane) => {
					const shares = lines.find(({ category }) => category === key)?.shares ?? days.map(() => 0);
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
				{days.map((day, place) => (
					<line
						// biome-ignore lint/suspicious/noArrayIndexKey: two quizzes may be of one day
						key={day + place}
						x1={(outlineWidth * place) / last}
						x2={(outlineWidth * place) / last}
						y2={height}
						vectorEffect="non-scaling-stroke"
						className="stroke-on-band/30"
					/>
				))}
			</svg>
			<ul className="grid h-42 text-[0.78125rem] leading-none text-on-band md:h-58 md:text-sm md:leading-none">
				{spectrum.map(({ key }) => (
					<li key={key} className="flex min-h-0 items-center">
						{named.includes(key) ? t(`common.fields.${key}`) : ""}
					</li>
				))}
			</ul>
			<DayLabels days={days} most={maxDays} className="mt-1.5" />
		</div>
	);
}
