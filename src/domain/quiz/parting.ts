import type { CategoryKey } from "../careers/category.ts";
import { isCategoryKey } from "../careers/category.ts";
import { topResults } from "./results.ts";
import type { QuizScore, Tally } from "./score.ts";
import type { FieldsOf } from "./widen.ts";

/** Where the brightest field and the careers part: the field, its answers, and its best career. */
export interface Parting {
	readonly field: CategoryKey;
	/** How many chosen options named the field. */
	readonly count: number;
	/** The career with most answers of those whose first field it is; null when no answer named one. */
	readonly best: Tally | null;
}

/**
 * The brightest field, when none of the careers kept has it among its fields; null when one has. Education is told by a
 * text of its own: it goes with any science and is the field of no career.
 */
export const partingOf = (score: QuizScore, fieldsOf: FieldsOf): Parting | null => {
	const [brightest] = score.categories;
	if (!brightest || !isCategoryKey(brightest.id) || brightest.id === "education") return null;
	const field = brightest.id;
	if (topResults(score).topCareers.some((id) => fieldsOf(id).includes(field))) return null;
	const best = score.careers.find(({ id }) => fieldsOf(id)[0] === field) ?? null;
	return { field, count: brightest.count, best };
};
