import { useTranslation } from "react-i18next";
import type { CategoryKey } from "#domain/careers/category.ts";
import type { PresentedResult } from "#domain/quiz/presented-result.ts";
import { chosenIds } from "#domain/quiz/questionnaire.ts";
import { chooseOption } from "#domain/quiz/session.ts";
import { optionThatLights, type Trial } from "#domain/quiz/what-if.ts";
import { Button } from "../ui/button.tsx";
import type { Trying } from "./use-trial.ts";

interface DarkLineProps {
	readonly line: CategoryKey;
	readonly real: PresentedResult;
	readonly trial: Trial;
	readonly trying: Trying;
}

/** A line without light: one answer that would light it, to be tried at once. */
export function DarkLine({ line, real, trial, trying }: DarkLineProps) {
	const { t } = useTranslation();
	const { questions } = real.questionnaire;
	const found = optionThatLights(real.questionnaire, real.answers, line);
	const question = questions.find(({ id }) => id === found?.questionId);
	if (!found || !question) return null;
	const isTried = chosenIds(trial.replaced, question.id).includes(found.optionId);
	return (
		<div className="grid content-start justify-items-start gap-3">
			<p className="grid gap-1">
				<span className="text-[0.9375rem] text-on-band-soft">
					{t(isTried ? "results.lit.lights" : "results.lit.would", {
						number: 1 + questions.indexOf(question),
					})}
				</span>
				<span className="text-lg leading-snug">{real.wordsOf(question.id, found.optionId)?.option}</span>
			</p>
			<Button
				look="onBand"
				aria-pressed={isTried}
				onClick={() => {
					if (isTried) return trying.putBack(question.id);
					trying.replace(
						question.id,
						chooseOption(question, chosenIds(real.answers, question.id), found.optionId),
					);
				}}
			>
				{t(isTried ? "results.whatIf.putBack" : "results.lit.try")}
			</Button>
		</div>
	);
}
