import { type RefObject, useCallback, useLayoutEffect, useState } from "react";
import type { PresentedQuestionnaire } from "#domain/quiz/presented-questionnaire.ts";
import { chosenIds, type QuizAnswers, type QuizQuestion } from "#domain/quiz/questionnaire.ts";
import { chooseOption, cleanAnswers } from "#domain/quiz/session.ts";
import { readStoredAnswers, storeAnswers } from "./stored-answers.ts";

/** The options that were ticked on the prerendered page before its scripts started. */
const earlyChoices = (form: HTMLElement | null): QuizAnswers => {
	const early: Record<string, string[]> = {};
	for (const { name, value } of form?.querySelectorAll<HTMLInputElement>("input:checked") ?? [])
		early[name] = [...(early[name] ?? []), value];
	return early;
};

/**
 * The answers of this visit, stored at every choice. Null on the first render, which must equal the prerendered page;
 * then the stored answers with those ticked before the scripts started (`hasStarted`).
 */
export const useAnswers = (
	questionnaire: PresentedQuestionnaire,
	isReturning: boolean,
	form: RefObject<HTMLElement | null>,
) => {
	const [answers, setAnswers] = useState<QuizAnswers | null>(null);
	const [hasStarted, setStarted] = useState(false);
	// biome-ignore lint/correctness/useExhaustiveDependencies: read once, when the screen opens
	useLayoutEffect(() => {
		const early = earlyChoices(form.current);
		const all = cleanAnswers(questionnaire, {
			...readStoredAnswers(questionnaire, isReturning),
			...early,
		});
		if (Object.keys(early).length > 0) {
			storeAnswers(all);
			setStarted(true);
		}
		setAnswers(all);
	}, []);
	const choose = useCallback(
		(question: QuizQuestion, optionId: string) => {
			const before = answers ?? {};
			const chosen = chooseOption(question, chosenIds(before, question.id), optionId);
			const next = cleanAnswers(questionnaire, { ...before, [question.id]: chosen });
			storeAnswers(next);
			setAnswers(next);
		},
		[answers, questionnaire],
	);
	return { answers, choose, hasStarted };
};
