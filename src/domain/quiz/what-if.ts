import { chosenIds, type Questionnaire, type QuizAnswers } from "./questionnaire.ts";
import { careersKept, type QuizScore, scoreAnswers, type Tally } from "./score.ts";
import { cleanAnswers } from "./session.ts";

/** A trial: questions whose answers are withheld, and questions answered differently. Never stored. */
export interface Trial {
	readonly held: readonly string[];
	/** Question id → the option ids tried in its place. A withheld question stays withheld. */
	readonly replaced: QuizAnswers;
}

/** The empty trial: the real result. */
export const noTrial: Trial = { held: [], replaced: {} };

/** The answers under a trial. The given answers do not change; ids unknown to the questionnaire are dropped. */
export const triedAnswers = (
	questionnaire: Questionnaire,
	answers: QuizAnswers,
	{ held, replaced }: Trial,
): QuizAnswers => {
	const tried = questionnaire.questions
		.filter(({ id }) => !held.includes(id))
		.map(({ id }) => [
			id,
			Object.hasOwn(replaced, id) ? [...chosenIds(replaced, id)] : [...chosenIds(answers, id)],
		]);
	return cleanAnswers(questionnaire, Object.fromEntries(tried));
};

/** A count before and after. */
export interface CountChange {
	readonly id: string;
	readonly before: number;
	readonly after: number;
}

/** The changes that a trial makes to a result. */
export interface TrialOutcome {
	readonly score: QuizScore;
	/** Categories whose count changed, in the order of the score before, new ones last. */
	readonly categories: readonly CountChange[];
	/** Careers that enter the five and those that leave it, in ranking order. */
	readonly entered: readonly string[];
	readonly left: readonly string[];
	/** The careers that share the highest count then, in ranking order; empty without any counted answer. */
	readonly first: readonly Tally[];
}

const countsOf = (tallies: readonly Tally[]) => new Map(tallies.map(({ id, count }) => [id, count]));

const changedCounts = (before: readonly Tally[], after: readonly Tally[]): CountChange[] => {
	const [old, now] = [countsOf(before), countsOf(after)];
	return [...new Set([...old.keys(), ...now.keys()])]
		.map((id) => ({ id, before: old.get(id) ?? 0, after: now.get(id) ?? 0 }))
		.filter((change) => change.before !== change.after);
};

/** Scores the answers under a trial and compares them with the given answers. */
export const tryOut = (questionnaire: Questionnaire, answers: QuizAnswers, trial: Trial): TrialOutcome => {
	const before = scoreAnswers(questionnaire, answers);
	const score = scoreAnswers(questionnaire, triedAnswers(questionnaire, answers, trial));
	const five = (of: QuizScore) => of.careers.slice(0, careersKept).map(({ id }) => id);
	const [old, now] = [five(before), five(score)];
	return {
		score,
		categories: changedCounts(before.categories, score.categories),
		entered: now.filter((id) => !old.includes(id)),
		left: old.filter((id) => !now.includes(id)),
		first: score.careers.filter(({ count }) => count === score.careers[0]?.count),
	};
};

/**
 * An answer that was not given and would light a category: the one that counts for the fewest others, the earliest of
 * equal ones; undefined where no option counts for it.
 */
export const optionThatLights = (
	questionnaire: Questionnaire,
	answers: QuizAnswers,
	category: string,
): { readonly questionId: string; readonly optionId: string } | undefined =>
	questionnaire.questions
		.flatMap(({ id: questionId, options }) =>
			options
				.filter(
					({ id, careerCategories }) =>
						careerCategories.includes(category) && !chosenIds(answers, questionId).includes(id),
				)
				.map(({ id: optionId, careerCategories }) => ({
					questionId,
					optionId,
					others: careerCategories.length - 1,
				})),
		)
		.sort((one, other) => one.others - other.others)
		.map(({ questionId, optionId }) => ({ questionId, optionId }))[0];
