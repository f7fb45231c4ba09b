import { useTranslation } from "react-i18next";
import type { GamePlay } from "#domain/quest/play.ts";
import type { PresentedGameQuestion } from "#domain/quest/presented-quest.ts";

interface VerdictProps {
	readonly play: GamePlay;
	readonly question: PresentedGameQuestion;
}

/** Whether the checked answer was right, and why. The region is always mounted, so that it is announced. */
export function Verdict({ play, question }: VerdictProps) {
	const { t } = useTranslation();
	const { correctAnswer, explanation, options } = question;
	const isRight = play.chosen === correctAnswer;
	return (
		<div role="status">
			{play.checked ? (
				<div
					className={`light-up grid gap-1 rounded-control p-4 ${isRight ? "bg-success-surface" : "bg-sunken"}`}
				>
					<p className="font-semibold">
						{isRight
							? t("quest.play.right")
							: t("quest.play.notRight", { answer: options[correctAnswer] ?? "" })}
					</p>
					<p>{explanation}</p>
				</div>
			) : null}
		</div>
	);
}
