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
					className={`light-up grid gap-1 rounded-control px-4 pt-3 pb-1 ${isRight ? "bg-success-surface" : "bg-sunken"}`}
				>
					<p className="font-semibold max-sm:text-[0.9375rem] max-sm:leading-snug">
						{isRight
							? t("quest.play.right")
							: t("quest.play.notRight", { answer: options[correctAnswer] ?? "" })}
					</p>
					<details open>
						<summary className="inline-flex min-h-11 cursor-pointer items-center underline decoration-2 underline-offset-4">
							{t("quest.play.why")}
						</summary>
						<p className="pb-3">{explanation}</p>
					</details>
				</div>
			) : null}
		</div>
	);
}
