import type { Instant } from "../shared/instant.ts";
import {
	chosenOptions,
	type Questionnaire,
	type QuizAnswers,
	questionnaireOfVersion,
} from "./questionnaire.ts";
import { scoreAnswers } from "./score.ts";
import { resultsOf } from "./stand-out.ts";

/** A finished quiz as an input of the comparison. */
export type ComparableAttempt = {
	readonly id: string;
	readonly completedAt: Instant;
	readonly questionnaireVersion: number;
	readonly answers: QuizAnswers;
};

/** Attempts side by side, the earliest first; every inner list has one entry for each attempt, in this order. */
export type AttemptComparison = {
	readonly attempts: readonly {
		readonly id: string;
		readonly completedAt: Instant;
		/** How many options were chosen in all. */
		readonly chosen: number;
	}[];
	/**
	 * Every category named by any attempt, with the number of chosen options that name it. Those of the latest attempt are first,
	 * the most named one first.
	 */
	readonly categories: readonly { readonly id: string; readonly counts: readonly number[] }[];
	/** Every career among the five of any attempt, with its rank, 1 to 5, or null. In the same order. */
	readonly careers: readonly { readonly id: string; readonly ranks: readonly (number | null)[] }[];
};

type Line<Entry> = { readonly id: string; readonly entries: readonly Entry[] };

/** One line for each id, in the order of the latest column. */
const lines = <Entry>(
	columns: readonly (readonly string[])[],
	entryOf: (id: string, column: number) => Entry,
): Line<Entry>[] => {
	const ids = new Set([...columns].reverse().flat());
	return [...ids].map((id) => ({ id, entries: columns.map((_, column) => entryOf(id, column)) }));
};

/** Puts attempts side by side, in whatever order they are given. Those of unknown questionnaires are left out. */
export const compareAttempts = (
	questionnaires: readonly Questionnaire[],
	attempts: readonly ComparableAttempt[],
): AttemptComparison => {
	const known = [...attempts]
		.sort((one, other) =>
			one.completedAt === other.completedAt ? 0 : one.completedAt < other.completedAt ? -1 : 1,
		)
		.flatMap(({ id, completedAt, questionnaireVersion, answers }) => {
			const questionnaire = questionnaireOfVersion(questionnaires, questionnaireVersion);
			if (!questionnaire) return [];
			const chosen = questionnaire.questions.flatMap((question) => chosenOptions(question, answers)).length;
			const score = scoreAnswers(questionnaire, answers);
			const { topCareers } = resultsOf(questionnaire, answers, score);
			return [{ id, completedAt, chosen, topCareers, score }];
		});
	const counts = known.map(({ score }) => new Map(score.categories.map(({ id, count }) => [id, count])));
	const careers = known.map(({ topCareers }) => topCareers);
	return {
		attempts: known.map(({ id, completedAt, chosen }) => ({ id, completedAt, chosen })),
		categories: lines(
			counts.map((column) => [...column.keys()]),
			(id, column) => counts[column]?.get(id) ?? 0,
		).map(({ id, entries }) => ({ id, counts: entries })),
		careers: lines(careers, (id, column) => {
			const index = (careers[column] ?? []).indexOf(id);
			return index === -1 ? null : index + 1;
		}).map(({ id, entries }) => ({ id, ranks: entries })),
	};
};
