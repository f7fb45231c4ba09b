import { optionCount } from "./quest.ts";

/** The state of a game in progress. `answers` holds the checked choices, one option index per question. */
export type GamePlay = {
	readonly questionIndex: number;
	readonly chosen: number | null;
	readonly checked: boolean;
	readonly answers: readonly number[];
	readonly finished: boolean;
};

/** How one option is shown: `correct` in green, `wrong` in red, both only after the check. */
export type OptionState = "neutral" | "chosen" | "correct" | "wrong";

/** A fresh game at its first question. Closing the dialog starts over with this. */
export const startPlay = (): GamePlay => ({
	questionIndex: 0,
	chosen: null,
	checked: false,
	answers: [],
	finished: false,
});

const isOption = (option: number) => Number.isInteger(option) && option >= 0 && option < optionCount;

/** Chooses an option; a later choice replaces it until the check. Otherwise returns the play unchanged. */
export const chooseAnswer = (play: GamePlay, option: number): GamePlay =>
	play.checked || play.finished || !isOption(option) ? play : { ...play, chosen: option };

/** Whether "Check Answer" can be pressed. */
export const canCheck = (play: GamePlay): boolean => play.chosen !== null && !play.checked && !play.finished;

/** Locks the choice and records it. Without a choice, returns the play unchanged. */
export const checkAnswer = (play: GamePlay): GamePlay =>
	play.chosen === null || !canCheck(play)
		? play
		: { ...play, checked: true, answers: [...play.answers, play.chosen] };

/** Whether the button after the explanation reads "Finish" rather than "Next". */
export const isLastQuestion = (play: GamePlay, questionCount: number): boolean =>
	play.questionIndex >= questionCount - 1;

/** Goes to the next question, or finishes after the last. Before the check, returns the play unchanged. */
export const nextQuestion = (play: GamePlay, questionCount: number): GamePlay => {
	if (!play.checked || play.finished) return play;
	if (isLastQuestion(play, questionCount)) return { ...play, finished: true };
	return { ...play, questionIndex: play.questionIndex + 1, chosen: null, checked: false };
};

/** The display of `option` in the current question, whose right answer is `correctAnswer`. */
export const optionState = (play: GamePlay, option: number, correctAnswer: number): OptionState => {
	if (!play.checked) return option === play.chosen ? "chosen" : "neutral";
	if (option === correctAnswer) return "correct";
	return option === play.chosen ? "wrong" : "neutral";
};

/**
 * The order of a question's options on the screen, drawn with `random` (0 to 1, 1 excluded). Every order
 * is as likely as any other (Fisher and Yates); answers keep the index of the stored option.
 */
export const shuffledOptions = (random: () => number): number[] => {
	const order = Array.from({ length: optionCount }, (_, index) => index);
	for (let last = order.length - 1; last > 0; last -= 1) {
		const other = Math.floor(random() * (last + 1));
		const [one, two] = [order[last], order[other]];
		if (one === undefined || two === undefined) continue;
		order[last] = two;
		order[other] = one;
	}
	return order;
};
