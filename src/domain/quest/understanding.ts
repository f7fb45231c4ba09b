import type { Instant } from "../shared/instant.ts";
import type { Completion, Game, UnderstoodQuestion } from "./quest.ts";

/** The index of each question that these answers get right. `null`: the question was not asked. */
export const rightQuestions = (
	{ correctAnswers }: Pick<Game, "correctAnswers">,
	answers: readonly (number | null)[],
): number[] =>
	correctAnswers.flatMap((correct, question) => (answers[question] === correct ? [question] : []));

/**
 * Every question that was answered right at any try, once, with its first instant: those of the first completions and
 * those of later plays. Games and questions that do not exist are left out.
 */
export const understoodQuestions = (
	games: readonly Game[],
	completions: readonly Completion[],
	later: readonly UnderstoodQuestion[],
): UnderstoodQuestion[] =>
	games.flatMap((game) => {
		const first = completions
			.filter((completion) => completion.game === game.id)
			.flatMap(({ answers, completedAt }) =>
				rightQuestions(game, answers).map((question) => ({ question, understoodAt: completedAt })),
			);
		const all = [...first, ...later.filter((understood) => understood.game === game.id)];
		return game.correctAnswers.flatMap((_, question) => {
			const [earliest] = all
				.filter((understood) => understood.question === question)
				.map(({ understoodAt }) => understoodAt)
				.sort();
			return earliest === undefined ? [] : [{ game: game.id, question, understoodAt: earliest }];
		});
	});

/** A player's understanding of one game. */
export interface GameUnderstanding {
	readonly game: Game;
	/** The indexes of the understood questions: the marks of the game. */
	readonly questions: readonly number[];
	/** The part of the game that counts for level and percent, 0 to 1. */
	readonly share: number;
	/** The instant from which the game counts as solved. */
	readonly solvedAt: Instant | undefined;
}

/**
 * The understanding of every game. A game is solved once each of its questions is understood; one that counts whole,
 * from its completion. The marks never claim more than was answered right.
 */
export const understandingOf = (
	games: readonly Game[],
	completions: readonly Completion[],
	later: readonly UnderstoodQuestion[],
): GameUnderstanding[] => {
	const understood = understoodQuestions(games, completions, later);
	return games.map((game) => {
		const own = understood.filter((each) => each.game === game.id);
		const whole = completions.find((each) => each.game === game.id && each.countsWhole);
		const total = game.correctAnswers.length;
		return {
			game,
			questions: own.map(({ question }) => question),
			share: whole ? 1 : own.length / total,
			solvedAt:
				whole?.completedAt ??
				(own.length === total
					? own
							.map(({ understoodAt }) => understoodAt)
							.sort()
							.at(-1)
					: undefined),
		};
	});
};
