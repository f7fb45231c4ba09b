import type { GameId } from "./quest.ts";

/** A game as far as the choice of the next case needs it. */
export interface CaseOutline {
	readonly id: GameId;
	readonly unlocks: readonly string[];
	readonly questionCount: number;
}

/** The progress in the quest as far as the choice needs it. */
export interface CaseProgress {
	readonly completedGames: readonly GameId[];
	readonly understood: readonly { readonly gameId: GameId; readonly questions: readonly number[] }[];
}

/** The indexes of a game's questions that are not understood yet. */
export const openQuestions = (game: CaseOutline, { understood }: CaseProgress): number[] => {
	const marks = understood.find(({ gameId }) => gameId === game.id)?.questions ?? [];
	return Array.from({ length: game.questionCount }, (_, question) => question).filter(
		(question) => !marks.includes(question),
	);
};

/**
 * The case to offer next, or undefined when every question is understood: first games that were never finished, then
 * those with open questions. Among each, the game of a near career goes first, the nearest career before the others.
 */
export const nextCase = <Game extends CaseOutline>(
	games: readonly Game[],
	progress: CaseProgress,
	nearCareers: readonly string[] = [],
): Game | undefined => {
	const fresh = games.filter(({ id }) => !progress.completedGames.includes(id));
	const open = games.filter((game) => !fresh.includes(game) && openQuestions(game, progress).length > 0);
	const nearest = (candidates: readonly Game[]) =>
		nearCareers.flatMap((career) => candidates.filter(({ unlocks }) => unlocks.includes(career)))[0];
	return nearest(fresh) ?? fresh[0] ?? nearest(open) ?? open[0];
};
