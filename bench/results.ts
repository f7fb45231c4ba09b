import { picksToAnswers, randomPicks, seededRandom } from "#content/quiz/audit.ts";
import { currentQuestionnaire } from "#content/quiz/index.ts";
import { readResult } from "#domain/quiz/result.ts";
import { scoreAnswers, topResults } from "#domain/quiz/score.ts";
import { smallestChange } from "#domain/quiz/smallest-change.ts";
import { tryOut } from "#domain/quiz/what-if.ts";
import { type Figure, median, type Part } from "./figure.ts";
import { measureFirstCareer } from "./first-career.ts";

const answersCount = 30;
/** The factor between a slow phone and this machine. */
const slowness = 4;
const maxMilliseconds = 50;

const measure = (work: (answers: ReturnType<typeof picksToAnswers>) => void): number => {
	const random = seededRandom(7);
	const times = Array.from({ length: answersCount }, () => {
		const answers = picksToAnswers(currentQuestionnaire, randomPicks(currentQuestionnaire, random));
		const began = performance.now();
		work(answers);
		return performance.now() - began;
	});
	return slowness * median(times);
};

/**
 * The time that a slow phone needs for the explanations of a result (explanations, stability and what-if for complete answers)
 * and for the way to the first career, which the short form leaves out.
 */
export const measureResults = async (isShort: boolean): Promise<Part> => {
	const five = (answers: ReturnType<typeof picksToAnswers>) =>
		topResults(scoreAnswers(currentQuestionnaire, answers)).topCareers;
	const figure = (name: string, value: number): Figure => ({
		name,
		value,
		unit: "ms",
		budget: { of: "value", most: maxMilliseconds },
	});
	return {
		title: `Results on a processor slowed ${slowness} times, median of ${answersCount} sets of answers`,
		figures: [
			figure(
				"Explanations",
				measure((answers) => {
					scoreAnswers(currentQuestionnaire, answers);
					readResult(currentQuestionnaire, answers).contributions;
				}),
			),
			figure(
				"Steadiness of the five, with the smallest change",
				measure((answers) => {
					for (const career of five(answers)) {
						readResult(currentQuestionnaire, answers).stabilityOf(career);
						smallestChange(currentQuestionnaire, answers, career, 2);
					}
				}),
			),
			figure(
				"What if, one question held away",
				measure((answers) => {
					tryOut(currentQuestionnaire, answers, {
						held: [currentQuestionnaire.questions[0]?.id ?? ""],
						replaced: {},
					});
				}),
			),
			...(isShort ? [] : [await measureFirstCareer()]),
		],
	};
};
