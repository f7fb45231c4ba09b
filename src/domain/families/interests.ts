import { type CategoryKey, categoryKeys } from "../careers/category.ts";
import { type InterestLevel, interestLevels } from "../careers/interest-level.ts";
import type { Questionnaire, QuizAnswers } from "../quiz/questionnaire.ts";
import { scoreAnswers } from "../quiz/score.ts";
import { sciencesStandOut } from "../quiz/stand-out.ts";

/** A field with the level of interest in it. */
export interface LevelledInterest {
	readonly category: CategoryKey;
	readonly level: InterestLevel;
}

/**
 * The fields named by answers, in three levels relative to the most named one: high from two thirds of it, medium from
 * one third, low below. Fields of one level are in the order of the spectrum, so that neither counts nor ranks can be read. None
 * where the sciences do not stand out: levels relative to next to nothing would mislead.
 */
export const levelledInterests = (
	questionnaire: Questionnaire,
	answers: QuizAnswers,
): readonly LevelledInterest[] => {
	const score = scoreAnswers(questionnaire, answers);
	const { categories } = sciencesStandOut(questionnaire, answers, score) ? score : { categories: [] };
	const counts = new Map(categories.map(({ id, count }) => [id, count]));
	const maxCount = Math.max(0, ...counts.values());
	const levelOf = (count: number): InterestLevel => {
		if (3 * count >= 2 * maxCount) return "high";
		return 3 * count >= maxCount ? "medium" : "low";
	};
	const named = categoryKeys.flatMap((category) => {
		const count = counts.get(category) ?? 0;
		return count === 0 ? [] : [{ category, level: levelOf(count) }];
	});
	return interestLevels.flatMap((level) => named.filter((interest) => interest.level === level));
};
