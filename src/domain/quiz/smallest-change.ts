import {
	careersIn,
	chosenIds,
	isNoneOption,
	type Questionnaire,
	type QuizAnswers,
	type QuizOption,
	type QuizQuestion,
} from "./questionnaire.ts";
import { careersKept, scoreAnswers, topResults } from "./score.ts";

/** A single change: a question not counted, another option in place of one, or one of several added or removed. */
export type AnswerChange =
	| { readonly kind: "hold"; readonly questionId: string }
	| { readonly kind: "replace" | "tick" | "untick"; readonly questionId: string; readonly optionId: string };

/** A change with what it does to the count of each career, by the career's place among equals. */
interface Effect {
	readonly change: AnswerChange;
	readonly isExclusive: boolean;
	readonly difference: Int8Array;
}

/** The answers after some changes. Each is possible alone; a withheld question has no answer left. */
export const applyChanges = (
	questionnaire: Questionnaire,
	answers: QuizAnswers,
	changes: readonly AnswerChange[],
): QuizAnswers => {
	const changed: QuizAnswers = Object.fromEntries(
		questionnaire.questions.map(({ id }) => [id, [...chosenIds(answers, id)]]),
	);
	for (const change of changes) {
		const { questionId } = change;
		const before = changed[questionId] ?? [];
		if (change.kind === "hold") changed[questionId] = [];
		else if (change.kind === "replace") changed[questionId] = [change.optionId];
		else if (change.kind === "tick") changed[questionId] = [...before, change.optionId];
		else changed[questionId] = before.filter((id) => id !== change.optionId);
	}
	return changed;
};

const changesOf = (question: QuizQuestion, chosen: readonly string[]): AnswerChange[] => {
	const questionId = question.id;
	if (chosen.length === 0) return [];
	const others = question.options.filter(({ id }) => !chosen.includes(id));
	const isNone = (id: string) => question.options.some((option) => option.id === id && isNoneOption(option));
	// "None of these" is alone: choosing it, or anything in its place, replaces the answer.
	const kindOf = (option: QuizOption) =>
		question.multiSelect && !isNoneOption(option) && !chosen.some(isNone) ? "tick" : "replace";
	return [
		{ kind: "hold", questionId },
		...others.map((option) => ({ kind: kindOf(option), questionId, optionId: option.id }) as const),
		// Of a single one too: with another ticked instead it is no held question.
		...(question.multiSelect && !chosen.some(isNone)
			? chosen.map((optionId) => ({ kind: "untick", questionId, optionId }) as const)
			: []),
	];
};

const effectsOf = (
	{ questions }: Questionnaire,
	answers: QuizAnswers,
	indexOf: ReadonlyMap<string, number>,
): Effect[] =>
	questions.flatMap((question) => {
		const chosen = chosenIds(answers, question.id).filter((id) =>
			question.options.some((option) => option.id === id),
		);
		const optionOf = (id: string) => question.options.find((option) => option.id === id);
		return changesOf(question, chosen).map((change) => {
			const difference = new Int8Array(indexOf.size);
			const count = (option: QuizOption | undefined, step: 1 | -1) => {
				for (const id of new Set(option?.careerIds)) {
					const index = indexOf.get(id) ?? 0;
					difference[index] = (difference[index] ?? 0) + step;
				}
			};
			if (change.kind === "hold" || change.kind === "replace")
				for (const id of chosen) count(optionOf(id), -1);
			if (change.kind === "replace" || change.kind === "tick") count(optionOf(change.optionId), 1);
			if (change.kind === "untick") count(optionOf(change.optionId), -1);
			return { change, isExclusive: change.kind === "hold" || change.kind === "replace", difference };
		});
	});

/** Whether two changes can be combined: a withheld or replaced answer is not changed twice. */
const goTogether = (one: Effect, other: Effect): boolean =>
	one.change.questionId !== other.change.questionId || !(one.isExclusive || other.isExclusive);

/**
 * The minimum changes to the answers after which a career leaves the five: one answer withheld, one option
 * replaced by another, or one of several ticked or unticked, is one change. Exact up to `maxChanges` changes; null when no
 * `maxChanges` changes do it. Of several smallest ones the first in questionnaire order. Empty for a career outside the five.
 */
export const smallestChange = (
	questionnaire: Questionnaire,
	answers: QuizAnswers,
	careerId: string,
	maxChanges: number,
): readonly AnswerChange[] | null => {
	const score = scoreAnswers(questionnaire, answers);
	if (!topResults(score).topCareers.includes(careerId)) return [];
	const ids = careersIn(questionnaire);
	const indexOf = new Map(ids.map((id, index) => [id, index]));
	const own = indexOf.get(careerId) ?? 0;
	const start = new Int16Array(ids.length);
	for (const { id, count } of score.careers) start[indexOf.get(id) ?? 0] = count;
	const effects = effectsOf(questionnaire, answers, indexOf);
	// How much one change can at best bring another career closer to this one, or this one to nothing.
	const reach = effects.reduce((best, { difference }) => {
		const loss = -(difference[own] ?? 0);
		return difference.reduce((max, step) => Math.max(max, step + loss), Math.max(best, loss));
	}, 0);
	/** Whether five others can be ahead after the remaining changes: impossible if too few are close enough. */
	const isWithinReach = (counts: Int16Array, left: number): boolean => {
		const mark = counts[own] ?? 0;
		let ahead = 0;
		for (let index = 0; index < counts.length; index++) {
			const distance = (counts[index] ?? 0) + left * reach - mark;
			if (index !== own && (distance > 0 || (distance === 0 && index < own))) ahead++;
		}
		// A career without any count is never among the results.
		return ahead >= careersKept || mark <= left * reach;
	};
	const isGone = (counts: Int16Array): boolean => (counts[own] ?? 0) <= 0 || isWithinReach(counts, 0);
	const search = (
		counts: Int16Array,
		from: number,
		left: number,
		taken: readonly Effect[],
	): Effect[] | null => {
		if (left === 0) return isGone(counts) ? [...taken] : null;
		if (!isWithinReach(counts, left)) return null;
		for (let next = from; next < effects.length; next++) {
			const effect = effects[next];
			if (!effect || !taken.every((each) => goTogether(each, effect))) continue;
			const after = counts.map((count, index) => count + (effect.difference[index] ?? 0));
			const found = search(after, next + 1, left - 1, [...taken, effect]);
			if (found) return found;
		}
		return null;
	};
	for (let size = 1; size <= maxChanges; size++) {
		const found = search(start, 0, size, []);
		if (found) return found.map(({ change }) => change);
	}
	return null;
};
