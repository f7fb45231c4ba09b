import { useTranslation } from "react-i18next";
import type { CategoryKey } from "#domain/careers/category.ts";
import { useFormat } from "../../shared/i18n/format.ts";
import { LightLanes } from "../../shared/spectrum/light-lanes.tsx";
import { NamedBand } from "../../shared/spectrum/named-band.tsx";
import { bandLines } from "../../shared/spectrum/spectrum-lines.ts";
import { attemptLabels } from "../attempt-labels.ts";
import { type InterestHistory, interestChange } from "../interest-history.ts";
import type { OwnContent } from "./use-own-content.ts";

/** The fields whose lines are named: those of the latest quiz that stand out, and those that changed the most. */
const namedKeys = (lines: readonly InterestHistory[]): readonly CategoryKey[] => {
	const { brightest, gained, lost } = interestChange(lines);
	return [...brightest, gained, lost].filter((key) => key !== null);
};

/** The part of full light from which a line is too wide to have no name. */
const wide = 0.6;

/** The names of the picture: those of `namedKeys`, and the widest of the other lines if it is wide. */
const namedLanes = (lines: readonly InterestHistory[]): readonly CategoryKey[] => {
	const named = namedKeys(lines);
	const widestOf = ({ shares }: InterestHistory): number => Math.max(...shares);
	const full = Math.max(...lines.map(widestOf));
	const [widest] = lines
		.filter(({ category }) => !named.includes(category))
		.toSorted((one, other) => widestOf(other) - widestOf(one));
	return widest && widestOf(widest) >= wide * full ? [...named, widest.category] : named;
};

/** The light of one quiz, or no light: a band of lines side by side. */
function OneSpectrum({ lines }: Pick<OwnContent, "lines">) {
	const { t } = useTranslation();
	return (
		<NamedBand
			lines={bandLines((key) => lines.find(({ category }) => category === key)?.shares.at(-1) ?? 0)}
			fullCount={0.01}
			label={t(`dashboard.own.${lines.length > 0 ? "spectrum" : "dark"}`)}
			className="h-30 w-full md:h-54"
		/>
	);
}

/** The fields of all quizzes as lines of light that widen and narrow: time runs from left to right. */
export function LightStream({ attempts, lines }: Pick<OwnContent, "attempts" | "lines">) {
	const { t } = useTranslation();
	const format = useFormat();
	const days = attemptLabels(
		attempts.map(({ completedAt }) => completedAt),
		format,
	);
	if (days.length < 2) return <OneSpectrum lines={lines} />;
	return (
		<LightLanes label={t("dashboard.own.stream")} lines={lines} labels={days} named={namedLanes(lines)} />
	);
}
