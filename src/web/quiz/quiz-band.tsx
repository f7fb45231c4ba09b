import { useTranslation } from "react-i18next";
import { type CategoryKey, spectrum } from "#domain/careers/category.ts";
import type { Tally } from "#domain/quiz/score.ts";
import { useFormat } from "../shared/format.ts";
import { SpectrumBand } from "../ui/spectrum-band.tsx";
import { SpectrumProgress } from "./spectrum-progress.tsx";

interface QuizBandProps {
	/** Light per category so far, brightest first. */
	readonly categories: readonly Tally[];
	/** Whether each question is answered, in order. */
	readonly answered: readonly boolean[];
	readonly index: number;
}

/** Until a line has this many answers it glows less than fully: the light grows with the quiz. */
const fullLight = 3;
const namesTold = 3;

/** The spectrum of the answers so far, lit anew by each of them, over the progress of the quiz. */
export function QuizBand({ categories, answered, index }: QuizBandProps) {
	const { t } = useTranslation();
	const format = useFormat();
	const counts = new Map(categories.map(({ id, count }) => [id, count]));
	const brightest = categories
		.slice(0, namesTold)
		.map(({ id }) => t(`common.categories.${id as CategoryKey}`));
	return (
		<div className="bg-band">
			<div className="page max-md:px-0">
				<SpectrumBand
					lines={spectrum.map(({ key, hue }) => ({ key, hue, count: counts.get(key) ?? 0 }))}
					fullCount={fullLight}
					label={
						brightest.length > 0
							? t("quiz.spectrum.lit", { names: format.list(brightest) })
							: t("quiz.spectrum.dark")
					}
					className="h-14 w-full md:h-24"
				/>
				<SpectrumProgress answered={answered} index={index} />
			</div>
		</div>
	);
}
