import { Check } from "lucide-react";
import { useTranslation } from "react-i18next";

interface QuestionMarksProps {
	/** The indexes of the understood questions. */
	readonly understood: readonly number[];
	readonly total: number;
}

/** One mark for each question of a case, lit once the question is understood. Lies on the band. */
export function QuestionMarks({ understood, total }: QuestionMarksProps) {
	const { t } = useTranslation();
	return (
		<p className="flex gap-1.5">
			<span className="sr-only">{t("quest.game.marks", { understood: understood.length, total })}</span>
			{Array.from({ length: total }, (_, question) => {
				const isUnderstood = understood.includes(question);
				return (
					<span
						// biome-ignore lint/suspicious/noArrayIndexKey: a question is identified by its index
						key={question}
						aria-hidden="true"
						className={`grid size-6 place-items-center rounded-full border-[1.5px] text-[0.8125rem] font-semibold leading-none ${isUnderstood ? "light-up border-glow bg-glow text-[oklch(.2_.02_275)]" : "border-dashed border-on-band/55 text-on-band-soft"}`}
					>
						{isUnderstood ? <Check className="size-4" strokeWidth={3.2} /> : question + 1}
					</span>
				);
			})}
		</p>
	);
}
