import { useTranslation } from "react-i18next";

interface SpectrumProgressProps {
	/** Whether each question is answered, in order. */
	readonly answered: readonly boolean[];
	/** The visible question. */
	readonly index: number;
}

const looks = { lit: "bg-on-band", current: "bg-on-band/60", open: "bg-on-band/20" };

/**
 * The progress of the quiz: one mark per question, bright once it is answered. The marks have no colour, which
 * belongs to the lines above.
 */
export function SpectrumProgress({ answered, index }: SpectrumProgressProps) {
	const { t } = useTranslation();
	const total = answered.length;
	const done = answered.filter(Boolean).length;
	return (
		<div
			role="progressbar"
			aria-label={t("quiz.progress")}
			aria-valuemin={0}
			aria-valuemax={total}
			aria-valuenow={done}
			aria-valuetext={t("quiz.progressText", { answered: done, total })}
			className="flex gap-0.5"
		>
			{answered.map((isAnswered, mark) => {
				const look = isAnswered ? "lit" : mark === index ? "current" : "open";
				return (
					<span
						// biome-ignore lint/suspicious/noArrayIndexKey: a mark is identified by its index
						key={mark}
						className={`h-1.5 flex-1 transition-colors duration-200 ${looks[look]}`}
					/>
				);
			})}
		</div>
	);
}
