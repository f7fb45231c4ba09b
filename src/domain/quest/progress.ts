import type { LocalDate } from "../shared/moment.ts";
import { failure, type Result, success } from "../shared/result.ts";
import { earnedBadges, type QuestFacts } from "./badges.ts";
import { type Completion, type Game, type GameId, optionCount, type QuestDomainKey } from "./quest.ts";
import { streakInDays } from "./streak.ts";

/** Level from experience points: 1 + floor(sqrt(xp / 10)), so that 145 gives the specification's 4. */
export const levelFromXp = (xp: number): number => 1 + Math.floor(Math.sqrt(Math.max(0, xp) / 10));

/**
 * Scores a finished game. `score` counts the right answers; a wrong one does not prevent completion.
 * Fails with `quest.answers_incomplete` unless there is one valid option index per question.
 */
export const gameCompletion = (
	game: Game,
	answers: readonly number[],
): Result<{ game: GameId; score: number; questionCount: number }, "quest.answers_incomplete"> => {
	const isOption = (answer: number) => Number.isInteger(answer) && answer >= 0 && answer < optionCount;
	if (answers.length !== game.correctAnswers.length || !answers.every(isOption))
		return failure("quest.answers_incomplete");
	const score = answers.filter((answer, index) => answer === game.correctAnswers[index]).length;
	return success({ game: game.id, score, questionCount: answers.length });
};

/** XP that completing a game awards: the list's XP the first time, nothing for a replay. */
export const awardedXp = (game: Game, before: readonly Completion[]): number =>
	before.some((completion) => completion.game === game.id) ? 0 : game.xp;

/** XP that the demonstration's completion toast names (specification, section 9). It changes nothing. */
export const demoToastXp = (domain: QuestDomainKey): number => (domain === "biology" ? 75 : 60);

const completedOf = (games: readonly Game[], completions: readonly Completion[]) =>
	games.filter((game) => completions.some((completion) => completion.game === game.id));

const xpOf = (games: readonly Game[]) => games.reduce((sum, game) => sum + game.xp, 0);

/** A domain's level (its completed games) and progress (completed XP over the domain's XP, whole percent). */
export const domainProgress = (
	domain: QuestDomainKey,
	games: readonly Game[],
	completions: readonly Completion[],
): { level: number; progress: number } => {
	const own = games.filter((game) => game.domain === domain);
	const completed = completedOf(own, completions);
	const total = xpOf(own);
	return {
		level: completed.length,
		progress: total === 0 ? 0 : Math.round((100 * xpOf(completed)) / total),
	};
};

/** The five figures of the stats panel; `streak` is in days. */
export type QuestStats = {
	readonly xp: number;
	readonly streak: number;
	readonly completedGames: number;
	readonly totalBadges: number;
	readonly level: number;
};

/** The stats of a player. `activeDays` are the local dates of their games, `today` is the local date now. */
export const questStats = (
	games: readonly Game[],
	facts: QuestFacts,
	activeDays: readonly LocalDate[],
	today: LocalDate,
): QuestStats => {
	const completed = completedOf(games, facts.completions);
	const xp = xpOf(completed);
	return {
		xp,
		streak: streakInDays(activeDays, today),
		completedGames: completed.length,
		totalBadges: earnedBadges(facts).length,
		level: levelFromXp(xp),
	};
};
