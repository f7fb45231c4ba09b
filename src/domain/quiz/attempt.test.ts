import { describe, expect, it } from "vitest";
import { questionnaireOfSheet, scoreAttempt, storedResults } from "./attempt.ts";
import type { Questionnaire, QuizAnswers } from "./questionnaire.ts";

const option = (id: string, careerIds: string[]) => ({ id, careerIds, careerCategories: ["space"] });
const questionnaire = (version: number): Questionnaire => ({
	version,
	questions: [
		{ id: "many", multiSelect: true, options: [option("a", ["astronomer"]), option("b", ["physicist"])] },
		{ id: "one", multiSelect: false, options: [option("c", ["geologist"]), option("d", ["physicist"])] },
	],
});
const known = [questionnaire(1), questionnaire(2)];
const scored = (answers: QuizAnswers, questionnaireVersion = 2) =>
	scoreAttempt(known, { questionnaireVersion, answers });

describe("a sheet of answers that somebody sends", () => {
	it("is scored by its own version, in the questionnaire's order", () => {
		const outcome = scored({ one: ["d"], many: ["b", "a"] });
		expect(outcome).toMatchObject({
			ok: true,
			value: { questionnaire: known[1], answers: { many: ["a", "b"], one: ["d"] } },
		});
		expect(outcome.ok && outcome.value.results.topCareers).toEqual(["physicist", "astronomer"]);
		expect(scored({ many: ["a"], one: ["c"] }, 1)).toMatchObject({ value: { questionnaire: known[0] } });
	});

	it("of a version that was never published is refused", () => {
		for (const version of [0, 3, -1, Number.NaN]) {
			expect(scored({ many: ["a"], one: ["c"] }, version)).toEqual({
				ok: false,
				code: "quiz.unknown_version",
			});
			expect(storedResults(known, { questionnaireVersion: version, answers: {} })).toBeUndefined();
		}
	});

	it.each<[string, QuizAnswers]>([
		["nothing", {}],
		["one question", { many: ["a"] }],
		["an empty answer", { many: [], one: ["c"] }],
		["an unknown question", { many: ["a"], one: ["c"], more: ["x"] }],
		["an unknown option", { many: ["a", "x"], one: ["c"] }],
		["one option twice", { many: ["a", "a"], one: ["c"] }],
		["two where one is asked", { many: ["a"], one: ["c", "d"] }],
	])("with %s is refused", (_what, answers) => {
		expect(scored(answers)).toEqual({ ok: false, code: "quiz.answers_incomplete" });
	});

	it("gives the same results when it is read again", () => {
		const answers = { many: ["a", "b"], one: ["d"] };
		const outcome = scored(answers);
		expect(outcome.ok && outcome.value.results).toEqual(
			storedResults(known, { questionnaireVersion: 2, answers }),
		);
	});
});

describe("a finished quiz that does not say its version", () => {
	/** The same questions and options as the others, of which one names somebody else. */
	const changed: Questionnaire = {
		version: 3,
		questions: questionnaire(3).questions.map((question) => ({
			...question,
			options: question.options.map((each) => (each.id === "d" ? option("d", ["geologist"]) : each)),
		})),
	};
	const other: Questionnaire = { version: 4, questions: changed.questions.slice(0, 1) };
	const all = [other, changed, ...known];
	const answers = { many: ["a"], one: ["d"] };

	it("is read with the first questionnaire under which it is whole and gives its results", () => {
		for (const given of all) {
			const sheet = given === other ? { many: ["a"] } : answers;
			const outcome = scoreAttempt([given], { questionnaireVersion: given.version, answers: sheet });
			if (!outcome.ok) throw new Error(outcome.code);
			const found = questionnaireOfSheet(all, { answers: sheet, results: outcome.value.results });
			expect(found?.version).toBe(given.version === 2 ? 1 : given.version);
		}
	});

	it("is read with none where it is whole under none, or gives other results", () => {
		const results = { topCareers: ["astronomer", "physicist"], topCategories: ["space"] };
		expect(questionnaireOfSheet(all, { answers, results })?.version).toBe(1);
		expect(questionnaireOfSheet(all, { answers: { ...answers, more: ["x"] }, results })).toBeUndefined();
		expect(questionnaireOfSheet(all, { answers: {}, results })).toBeUndefined();
		expect(
			questionnaireOfSheet(all, { answers, results: { ...results, topCategories: [] } }),
		).toBeUndefined();
		expect(
			questionnaireOfSheet(all, { answers, results: { ...results, topCareers: ["astronomer"] } }),
		).toBeUndefined();
	});
});
