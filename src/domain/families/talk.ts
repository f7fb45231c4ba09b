import type { Questionnaire, QuizQuestion } from "../quiz/questionnaire.ts";

/** How many questions a parent guesses. */
export const talkQuestionCount = 6;

/** One guess of a two-view talk. */
export interface Guess {
	readonly questionId: string;
	readonly questionnaireVersion: number;
	/** Ids of the options that the parent thinks were chosen. */
	readonly guessed: readonly string[];
	/** The chosen answer, once the student shows it. */
	readonly shown: readonly string[] | null;
}

/** The questions of a two-view talk: six with one answer, spread over the questionnaire; fewer where it has fewer. */
export const talkQuestions = <Question extends Pick<QuizQuestion, "multiSelect">>({
	questions,
}: {
	readonly questions: readonly Question[];
}): readonly Question[] => {
	const single = questions.filter(({ multiSelect }) => !multiSelect);
	if (single.length <= talkQuestionCount) return single;
	return single.filter((_, index) => {
		const before = Math.ceil((index * talkQuestionCount) / single.length);
		return Math.ceil(((index + 1) * talkQuestionCount) / single.length) > before;
	});
};

/** Whether the guesses are exactly one option for each question of the talk. */
export const areGuessesComplete = (
	questionnaire: Questionnaire,
	guesses: Readonly<Record<string, string>>,
): boolean => {
	const questions = talkQuestions(questionnaire);
	return (
		Object.keys(guesses).length === questions.length &&
		questions.every(
			({ id, options }) => Object.hasOwn(guesses, id) && options.some((option) => option.id === guesses[id]),
		)
	);
};
