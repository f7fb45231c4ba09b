import { useTranslation } from "react-i18next";
import type { CategoryKey } from "#domain/careers/category.ts";
import { lightOutline, outlineWidth } from "../shared/spectrum/light-outline.ts";

/** An invented student's light in three quizzes of a school year, each from 0 to 1: physics grows, biology fades. */
export const sampleYear: readonly { readonly category: CategoryKey; readonly shares: readonly number[] }[] = [
	{ category: "space", shares: [0.2, 0.45, 0.8] },
	{ category: "physics", shares: [0.25, 0.5, 1] },
	{ category: "math", shares: [0.3, 0.35, 0.4] },
	{ category: "environmental", shares: [0.6, 0.5, 0.35] },
	{ category: "biology", shares: [0.9, 0.55, 0.25] },
	{ category: "health", shares: [0.5, 0.3, 0.1] },
];

const laneHeight = 20;
const breadth = { least: 0.6, gain: 8 };

/** Premium as a picture at the head of its card: the light of a school year, each line with its name. */
export function YearStream() {
	const { t } = useTranslation();
	const height = laneHeight * sampleYear.length;
	return (
		<div className="-mx-6 -mt-6 h-38 border-b border-hairline px-6 pt-4 sm:-mx-8 sm:-mt-8 sm:px-8">
			<p className="flex flex-wrap justify-between gap-x-4 text-sm text-soft">
				<span>{t("subscription.sample.year")}</span>{" "}
				<span className="tabular-nums">
					{`${t("subscription.sample.moments.first")} → ${t("subscription.sample.moments.third")}`}
				</span>
			</p>
			<div
				role="img"
				aria-label={t("subscription.sample.picture")}
				className="mt-2 grid h-24 grid-cols-[minmax(0,1fr)_auto] gap-x-3"
			>
				<svg
					aria-hidden="true"
					viewBox={`0 0 ${outlineWidth} ${height}`}
					preserveAspectRatio="none"
					className="h-full w-full [forced-color-adjust:none]"
				>
					{sampleYear.map(({ category, shares }, lane) => (
						<path
							key={category}
							data-line={category}
							d={lightOutline(shares, breadth, (lane + 0.5) * laneHeight)}
							className="light-up fill-glow"
							opacity={0.3 + 0.65 * Math.max(...shares)}
							style={{ "--line": lane } as React.CSSProperties}
						/>
					))}
				</svg>
				<span className="grid grid-rows-6 text-xs leading-none">
					{sampleYear.map(({ category }) => (
						<span key={category} data-line={category} className="flex items-center text-glow">
							{t(`common.fields.${category}`)}
						</span>
					))}
				</span>
			</div>
		</div>
	);
}
