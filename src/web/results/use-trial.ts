import { useEffect, useEffectEvent, useMemo, useState } from "react";
import { type PresentedResult, readPresentedResult } from "#domain/quiz/presented-result.ts";
import { noTrial, type Trial, triedAnswers } from "#domain/quiz/what-if.ts";

/** The trial changes of a result's answers; none of them is stored. */
export interface Trying {
	readonly isTrying: boolean;
	/** Ignores the answers to a question, or counts them again. */
	readonly toggleHeld: (questionId: string) => void;
	/** Replaces the answer to a question. */
	readonly replace: (questionId: string, optionIds: readonly string[]) => void;
	/** Restores the real answers of one question. */
	readonly putBack: (questionId: string) => void;
	/** Restores the real result. */
	readonly reset: () => void;
}

const without = (trial: Trial, questionId: string): Trial => ({
	held: trial.held.filter((id) => id !== questionId),
	replaced: Object.fromEntries(Object.entries(trial.replaced).filter(([id]) => id !== questionId)),
});

/**
 * A result with trial changes: answers ignored or replaced, until Escape or leaving. `shown` is the result to show.
 */
export const useTrial = (real: PresentedResult | null) => {
	const [trial, setTrial] = useState<Trial>(noTrial);
	const isTrying = trial.held.length > 0 || Object.keys(trial.replaced).length > 0;
	const shown = useMemo(
		() =>
			real && isTrying
				? readPresentedResult(real.questionnaire, triedAnswers(real.questionnaire, real.answers, trial))
				: real,
		[real, trial, isTrying],
	);
	const reset = () => setTrial(noTrial);
	const onEscape = useEffectEvent((event: KeyboardEvent) => {
		if (event.key === "Escape" && isTrying && !document.querySelector("dialog[open]")) reset();
	});
	useEffect(() => {
		const listener = (event: KeyboardEvent) => onEscape(event);
		document.addEventListener("keydown", listener);
		return () => document.removeEventListener("keydown", listener);
	}, []);
	const trying: Trying = {
		isTrying,
		toggleHeld: (questionId) =>
			setTrial((before) =>
				before.held.includes(questionId)
					? { ...before, held: before.held.filter((id) => id !== questionId) }
					: { ...before, held: [...before.held, questionId] },
			),
		replace: (questionId, optionIds) =>
			setTrial((before) => {
				const { held, replaced } = without(before, questionId);
				return { held, replaced: { ...replaced, [questionId]: [...optionIds] } };
			}),
		putBack: (questionId) => setTrial((before) => without(before, questionId)),
		reset,
	};
	return { trial, shown, ...trying };
};
