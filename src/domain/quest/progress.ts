import { failure, type Result, success } from "../shared/result.ts";
import { type Game, type GameId, optionCount, type QuestDomainKey } from "./quest.ts";
import { rightQuestions } from "./understanding.ts";

/** Level from experience points: 1 + floor(sqrt(xp / 10)), so that 145 gives the specification's 4. */
export const levelFromXp = (xp: number): number => 1 + Math.floor(Math.sqrt(Math.max(0, xp) / 10));

const isOption = (answer: number | null) =>
	answer !== null && Number.isInteger(answer) && answer >= 0 && answer < optionCount;

/** Whether these are the answers of a whole game: one valid option index for each question. */
export const isWholeGame = (game: Game, answers: readonly (number | null)[]): answers is readonly number[] =>
	answers.length === game.correctAnswers.length && answers.every(isOption);

/**
 * Scores a finished game. `score` counts the right answers; a wrong one does not prevent completion.
 * Fails with `quest.answers_incomplete` unless there is one valid option index per question. A game that was finished
 * before (`isReplay`) may be played in part: `null` marks the questions that were not asked again.
 */
export const gameCompletion = (
	game: Game,
	answers: readonly (number | null)[],
	{ isReplay = false } = {},
): Result<{ game: GameId; score: number; questionCount: number }, "quest.answers_incomplete"> => {
	const isPart =
		isReplay &&
		answers.length === game.correctAnswers.length &&
		answers.some(isOption) &&
		answers.every((answer) => answer === null || isOption(answer));
	if (!isPart && !isWholeGame(game, answers)) return failure("quest.answers_incomplete");
	const score = rightQuestions(game, answers).length;
	return success({ game: game.id, score, questionCount: answers.length });
};

/** XP that the demonstration's completion toast names (specification, section 9). It changes nothing. */
export const demoToastXp = (domain: QuestDomainKey): number => (domain === "biology" ? 75 : 60);
