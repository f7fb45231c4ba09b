import { memo, useState } from "react";
import { useTranslation } from "react-i18next";
import { type CategoryKey, spectrum } from "#domain/careers/category.ts";
import type { Tally } from "#domain/quiz/score.ts";
import { useFormat } from "../shared/i18n/format.ts";
import { bandLines } from "../shared/spectrum/spectrum-lines.ts";
import { SpectrumBand } from "../ui/spectrum-band.tsx";
import { SpectrumProgress } from "./spectrum-progress.tsx";

interface QuizBandProps {
	/** The light of each category so far, brightest first. */
	readonly categories: readonly Tally[];
	/** Whether each question is answered, in order. */
	readonly answered: readonly boolean[];
	readonly index: number;
}

/** The count below which a line is dimmer than full: the light grows with the quiz. */
const fullLight = 3;
const maxNames = 3;

/** The lines that the last change lit; `turn` counts the changes. */
const useGained = (counts: ReadonlyMap<string, number>) => {
	const [before, setBefore] = useState<{
		readonly counts: ReadonlyMap<string, number>;
		readonly names: readonly CategoryKey[];
		readonly turn: number;
	}>({ counts, names: [], turn: 0 });
	const isSame =
		counts.size === before.counts.size && [...counts].every(([id, count]) => before.counts.get(id) === count);
	if (!isSame) {
		const names = spectrum
			.map(({ key }) => key)
			.filter((key) => (counts.get(key) ?? 0) > (before.counts.get(key) ?? 0));
		setBefore({ counts, names, turn: before.turn + 1 });
	}
	return before;
};

/**
 * The spectrum of the answers so far, updated by each of them, the names of the lines that it gained, and the progress of the quiz. Equal props do not
 * render it again, so the quiz can show a choice before the light that it adds.
 */
export const QuizBand = memo(function QuizBand({ categories, answered, index }: QuizBandProps) {
	const { t } = useTranslation();
	const format = useFormat();
	const counts = new Map(categories.map(({ id, count }) => [id, count]));
	const gained = useGained(counts);
	const isDark = categories.length === 0;
	const brightest = categories.slice(0, maxNames).map(({ id }) => t(`common.inText.${id as CategoryKey}`));
	return (
		<div className="bg-band">
			<div className="page max-md:px-0">
				<SpectrumBand
					lines={bandLines((key) => counts.get(key) ?? 0)}
					fullCount={fullLight}
					label={
						brightest.length > 0
							? t("quiz.spectrum.lit", { names: format.list(brightest) })
							: t("quiz.spectrum.dark")
					}
					className="h-12 w-full md:h-20"
				/>
				<div
					aria-hidden="true"
					// Of one height, whatever an answer lights: the question below must not move.
					className="flex h-6 items-start justify-center overflow-hidden px-3 text-center text-[0.8125rem] leading-6 text-on-band md:h-7 md:text-sm md:leading-7"
				>
					{isDark ? <p className="text-on-band-soft">{t("quiz.spectrum.first")}</p> : null}
					{gained.names.length > 0 ? (
						<p
							key={gained.turn}
							className="shown-briefly flex flex-wrap justify-center gap-x-4 font-semibold"
						>
							{gained.names.map((key) => (
								<span key={key}>+ {t(`common.fields.${key}`)}</span>
							))}
						</p>
					) : null}
				</div>
				<SpectrumProgress answered={answered} index={index} />
			</div>
		</div>
	);
});
