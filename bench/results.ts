import { picksToAnswers, randomPicks, seededRandom } from "#content/quiz/audit.ts";
import { currentQuestionnaire } from "#content/quiz/index.ts";
import { contributions } from "#domain/quiz/contributions.ts";
import { steadiness } from "#domain/quiz/explain.ts";
import { topResults } from "#domain/quiz/results.ts";
import { scoreAnswers } from "#domain/quiz/score.ts";
import { smallestChange } from "#domain/quiz/smallest-change.ts";
import { tryOut } from "#domain/quiz/what-if.ts";
import { type Figure, median, type Part } from "./figure.ts";
import { measureFirstCareer } from "./first-career.ts";

const sheetCount = 30;
/** A slow phone against this machine. */
const slowness = 4;
const mostMilliseconds = 50;

const measure = (work: (sheet: ReturnType<typeof picksToAnswers>) => void): number => {
	const random = seededRandom(7);
	const times = Array.from({ length: sheetCount }, () => {
		const sheet = picksToAnswers(currentQuestionnaire, randomPicks(currentQuestionnaire, random));
		const began = performance.now();
		work(sheet);
		return performance.now() - began;
	});
	return slowness * median(times);
};

/**
 * How long a slow phone works on what a result says of itself (explanations, steadiness and what if of a full sheet), and
 * on the way to the first career, which is left out in the short form.
 */
export const measureResults = async (isShort: boolean): Promise<Part> => {
	const five = (sheet: ReturnType<typeof picksToAnswers>) =>
		topResults(scoreAnswers(currentQuestionnaire, sheet)).topCareers;
	const figure = (name: string, value: number): Figure => ({
		name,
		value,
		unit: "ms",
		budget: { of: "value", most: mostMilliseconds },
	});
	return {
		title: `Results on a processor slowed ${slowness} times, median of ${sheetCount} sheets`,
		figures: [
			figure(
				"Explanations",
				measure((sheet) => {
					scoreAnswers(currentQuestionnaire, sheet);
					contributions(currentQuestionnaire, sheet);
				}),
			),
			figure(
				"Steadiness of the five, with the smallest change",
				measure((sheet) => {
					for (const career of five(sheet)) {
						steadiness(currentQuestionnaire, sheet, career);
						smallestChange(currentQuestionnaire, sheet, career, 2);
					}
				}),
			),
			figure(
				"What if, one question held away",
				measure((sheet) => {
					tryOut(currentQuestionnaire, sheet, {
						held: [currentQuestionnaire.questions[0]?.id ?? ""],
						replaced: {},
					});
				}),
			),
			...(isShort ? [] : [await measureFirstCareer()]),
		],
	};
};
