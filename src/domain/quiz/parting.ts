import { topResults } from "./results.ts";
import type { QuizScore, Tally } from "./score.ts";
import type { FieldsOf } from "./widen.ts";

/** Where the brightest field and the careers part: the field, its answers, and its best career. */
export interface Parting {
	readonly field: string;
	/** How many chosen options named the field. */
	readonly count: number;
	/** The career with most answers of those whose first field it is; null when no answer named one. */
	readonly best: Tally | null;
}

/**
 * The brightest field, when none of the careers kept has it among its fields; null when one has.
 * @param fields those that have careers of their own; of another one (education goes with any science) nothing is told.
 */
export const partingOf = (
	score: QuizScore,
	fields: readonly string[],
	fieldsOf: FieldsOf,
): Parting | null => {
	const [brightest] = score.categories;
	if (!brightest || !fields.includes(brightest.id)) return null;
	const { id: field, count } = brightest;
	if (topResults(score).topCareers.some((id) => fieldsOf(id).includes(field))) return null;
	const best = score.careers.find(({ id }) => fieldsOf(id)[0] === field) ?? null;
	return { field, count, best };
};
