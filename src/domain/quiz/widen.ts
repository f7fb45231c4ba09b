import { careersKept, categoriesKept } from "./results.ts";
import type { QuizScore } from "./score.ts";

/** How many careers widen a result at most, and how many of the answers each must share. */
export const careersWidened = 3;
const fewestShared = 2;

/** A career's fields, the first one first. */
export type FieldsOf = (careerId: string) => readonly string[];

/**
 * Careers to look at beyond the result: not among the five, in none of the three brightest fields, and named by at
 * least two of the answers. Those with most answers first; of equals, first those of fields not told yet.
 */
export const widen = (score: QuizScore, fieldsOf: FieldsOf): string[] => {
	const brightest = score.categories.slice(0, categoriesKept).map(({ id }) => id);
	const candidates = score.careers
		.slice(careersKept)
		.filter(
			({ id, count }) => count >= fewestShared && !fieldsOf(id).some((field) => brightest.includes(field)),
		);
	const chosen: string[] = [];
	while (chosen.length < careersWidened) {
		const told = new Set(chosen.map((id) => fieldsOf(id)[0]));
		const left = candidates.filter(({ id }) => !chosen.includes(id));
		const next =
			left.find(({ id, count }) => count === left[0]?.count && !told.has(fieldsOf(id)[0])) ?? left[0];
		if (!next) break;
		chosen.push(next.id);
	}
	return chosen;
};

/** The fields, in the given order, that no answer lit and that have a career to tell of. */
export const unlitFields = (
	score: QuizScore,
	fields: readonly string[],
	careerIds: readonly string[],
	fieldsOf: FieldsOf,
): string[] => {
	const lit = new Set(score.categories.map(({ id }) => id));
	return fields.filter((field) => !lit.has(field) && careerIds.some((id) => fieldsOf(id)[0] === field));
};
