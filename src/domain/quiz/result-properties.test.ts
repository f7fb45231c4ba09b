import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { answeredQuestionnaires, smallAnsweredQuestionnaires } from "../../../tests/setup/random-answers.ts";
import { runs } from "../../../tests/setup/runs.ts";
import { chosenIds, type Questionnaire, type QuizAnswers } from "./questionnaire.ts";
import { groupByCount, readResult } from "./result.ts";
import { scoreAnswers, tiesAtCut, topResults } from "./score.ts";
import { type AnswerChange, applyChanges, smallestChange } from "./smallest-change.ts";
import { noTrial, triedAnswers, tryOut } from "./what-if.ts";

/** A reference implementation of the score in the specification's words, option by option. */
const plainCounts = (questionnaire: Questionnaire, answers: QuizAnswers): Map<string, number> => {
	const counts = new Map<string, number>();
	for (const { id, options } of questionnaire.questions)
		for (const option of options)
			if (chosenIds(answers, id).includes(option.id))
				for (const career of option.careerIds) counts.set(career, (counts.get(career) ?? 0) + 1);
	return counts;
};

const without = (answers: QuizAnswers, questionId: string): QuizAnswers =>
	Object.fromEntries(Object.entries(answers).filter(([id]) => id !== questionId));

const fiveOf = (questionnaire: Questionnaire, answers: QuizAnswers) =>
	topResults(scoreAnswers(questionnaire, answers)).topCareers;

describe("reasons", () => {
	it("reasons add up to the scores of careers, of categories and of every line", () => {
		fc.assert(
			fc.property(answeredQuestionnaires, ([asked, answers]) => {
				const score = scoreAnswers(asked, answers);
				const given = readResult(asked, answers).contributions;
				expect(new Map(score.careers.map(({ id, count }) => [id, count]))).toEqual(
					plainCounts(asked, answers),
				);
				for (const { id, count } of score.careers)
					expect(given.filter(({ careers }) => careers.includes(id))).toHaveLength(count);
				for (const { id, count } of score.categories) {
					const { answers: fed, careers } = readResult(asked, answers).originOf(id);
					expect(fed).toHaveLength(count);
					for (const career of careers)
						expect(fed.filter((each) => each.careers.includes(career.id))).toHaveLength(career.count);
				}
			}),
			runs(),
		);
	});

	it("the five careers are grouped by count in their order, and the ones left out at the cut are named", () => {
		fc.assert(
			fc.property(answeredQuestionnaires, ([asked, answers]) => {
				const score = scoreAnswers(asked, answers);
				const groups = groupByCount(score);
				expect(groups.flatMap(({ kept }) => kept)).toEqual(topResults(score).topCareers);
				expect(groups.at(-1)?.leftOut ?? []).toEqual(tiesAtCut(score).careers);
				expect(groups.slice(0, -1).flatMap(({ leftOut }) => leftOut)).toEqual([]);
				const counts = groups.map(({ count }) => count);
				expect(counts).toEqual([...new Set(counts)].sort((one, other) => other - one));
			}),
			runs(),
		);
	});
});

describe("stability", () => {
	it("the stability equals a recount without each answered question", () => {
		fc.assert(
			fc.property(answeredQuestionnaires, ([asked, answers]) => {
				for (const career of fiveOf(asked, answers)) {
					const answered = asked.questions.filter(({ id }) => chosenIds(answers, id).length > 0);
					const kept = answered.filter(({ id }) => fiveOf(asked, without(answers, id)).includes(career));
					expect(readResult(asked, answers).stabilityOf(career)).toEqual({
						kept: kept.length,
						checks: answered.length,
					});
				}
			}),
			runs(),
		);
	});
});

/** Every single change to the answers, found without the rule under test. */
const everyChange = (asked: Questionnaire, answers: QuizAnswers): AnswerChange[] =>
	asked.questions.flatMap(({ id: questionId, multiSelect, options }) => {
		const chosen = chosenIds(answers, questionId);
		if (chosen.length === 0) return [];
		const changes: AnswerChange[] = [{ kind: "hold", questionId }];
		for (const { id: optionId } of options) {
			const isChosen = chosen.includes(optionId);
			if (!multiSelect && !isChosen) changes.push({ kind: "replace", questionId, optionId });
			if (multiSelect && !isChosen) changes.push({ kind: "tick", questionId, optionId });
			if (multiSelect && isChosen) changes.push({ kind: "untick", questionId, optionId });
		}
		return changes;
	});

describe("the smallest change", () => {
	it("the smallest change removes the career, and no smaller change does", () => {
		fc.assert(
			fc.property(smallAnsweredQuestionnaires, ([asked, answers]) => {
				const removes = (career: string, changes: readonly AnswerChange[]) =>
					!fiveOf(asked, applyChanges(asked, answers, changes)).includes(career);
				const singles = everyChange(asked, answers);
				const pairs = singles.flatMap((one) =>
					everyChange(asked, applyChanges(asked, answers, [one])).map((other) => [one, other]),
				);
				for (const career of fiveOf(asked, answers)) {
					const found = smallestChange(asked, answers, career, 2);
					if (found) expect(removes(career, found)).toBe(true);
					const size = singles.some((one) => removes(career, [one]))
						? 1
						: pairs.some((two) => removes(career, two))
							? 2
							: null;
					expect(found?.length ?? null).toBe(size);
				}
			}),
			runs(300),
		);
	});

	it("the smallest change may tick one of several options in place of the only one chosen", () => {
		const option = (id: string, careerIds: string) => ({
			id,
			careerIds: careerIds.split(""),
			careerCategories: [],
		});
		const single = (id: string, careerIds: string) => ({
			id,
			multiSelect: false,
			options: [option("only", careerIds)],
		});
		// Without "tools" a is still ahead of f, and with both options too; with the other alone f overtakes it.
		const asked: Questionnaire = {
			version: 1,
			questions: [
				{ id: "tools", multiSelect: true, options: [option("first", "a"), option("other", "f")] },
				single("scale", "bcde"),
				single("goals", "bcdeaf"),
				single("places", "bcdeaf"),
			],
		};
		const answers = { tools: ["first"], scale: ["only"], goals: ["only"], places: ["only"] };
		expect(fiveOf(asked, answers)).toContain("a");
		const swapped = smallestChange(asked, answers, "a", 2);
		expect(swapped).not.toBeNull();
		expect(fiveOf(asked, applyChanges(asked, answers, swapped ?? []))).not.toContain("a");
	});

	it("a career outside the five has no smallest change", () => {
		fc.assert(
			fc.property(answeredQuestionnaires, ([asked, answers]) => {
				expect(smallestChange(asked, answers, "unknown", 2)).toEqual([]);
			}),
			runs(),
		);
	});
});

describe("scoring with one changed answer", () => {
	it("the preview equals scoring the changed answers, and no change gives the same result", () => {
		const tried = answeredQuestionnaires.chain(([asked, answers]) =>
			fc.tuple(
				fc.constant(asked),
				fc.constant(answers),
				fc.subarray(asked.questions.map(({ id }) => id)),
				fc.subarray(asked.questions),
				fc.nat(7),
			),
		);
		fc.assert(
			fc.property(tried, ([asked, answers, held, others, pick]) => {
				const replaced = Object.fromEntries(
					others.map(({ id, options }) => [id, [options[pick % options.length]?.id ?? ""]]),
				);
				const changed = Object.fromEntries(
					Object.entries({ ...answers, ...replaced }).filter(([id]) => !held.includes(id)),
				);
				const outcome = tryOut(asked, answers, { held, replaced });
				const counts = plainCounts(asked, changed);
				expect(new Map(outcome.score.careers.map(({ id, count }) => [id, count]))).toEqual(counts);
				expect(outcome.score).toEqual(scoreAnswers(asked, changed));
				const [before, after] = [fiveOf(asked, answers), fiveOf(asked, changed)];
				expect([...before.filter((id) => !outcome.left.includes(id)), ...outcome.entered].sort()).toEqual(
					[...after].sort(),
				);
				for (const change of outcome.categories) expect(change.before).not.toBe(change.after);
				expect(triedAnswers(asked, answers, noTrial)).toEqual(
					triedAnswers(asked, answers, { held: [], replaced: {} }),
				);
				expect(tryOut(asked, answers, noTrial)).toMatchObject({ categories: [], entered: [], left: [] });
			}),
			runs(),
		);
	});
});
