/** The next steps that can be proposed to a student. */
export type NextStep =
	| "quiz"
	| "save"
	| "game"
	| "saved"
	| "moreGames"
	| "consultation"
	| "career"
	| "retake";

/** A student's work, and the number of games. */
export interface Done {
	readonly quizzes: number;
	/** Null where careers cannot be saved. */
	readonly savedCareers: number | null;
	readonly games: number;
	readonly gamesThereAre: number;
}

/** How many steps are proposed at a time. */
export const maxSteps = 3;

/**
 * The steps to propose: first those never taken (quiz, then a saved career, then a game), then their follow-ups. Of the
 * steps taken only the quiz is proposed again, last; impossible steps are never proposed.
 */
export const nextSteps = ({ quizzes, savedCareers, games, gamesThereAre }: Done): NextStep[] => {
	const never: [NextStep, boolean][] = [
		["quiz", quizzes === 0],
		["save", savedCareers === 0],
		["game", games === 0 && gamesThereAre > 0],
	];
	const further: [NextStep, boolean][] = [
		["saved", savedCareers !== null && savedCareers > 0],
		["moreGames", games > 0 && games < gamesThereAre],
		["consultation", true],
		["career", true],
		["retake", quizzes > 0],
	];
	return [...never, ...further]
		.filter(([, applies]) => applies)
		.map(([step]) => step)
		.slice(0, maxSteps);
};
