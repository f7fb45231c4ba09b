import { describe, expect, it } from "vitest";
import { scoreAttempt, storedResults } from "./attempt.ts";
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

describe("scoreAttempt", () => {
	it("an attempt is scored by its own version, in the questionnaire's order", () => {
		const outcome = scored({ one: ["d"], many: ["b", "a"] });
		expect(outcome).toMatchObject({
			ok: true,
			value: { questionnaire: known[1], answers: { many: ["a", "b"], one: ["d"] } },
		});
		expect(outcome.ok && outcome.value.results.topCareers).toEqual(["physicist", "astronomer"]);
		expect(scored({ many: ["a"], one: ["c"] }, 1)).toMatchObject({ value: { questionnaire: known[0] } });
	});

	it("an attempt of an unpublished version is refused", () => {
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
	])("an attempt with %s is refused", (_what, answers) => {
		expect(scored(answers)).toEqual({ ok: false, code: "quiz.answers_incomplete" });
	});

	it("a stored attempt gives the same results when it is read again", () => {
		const answers = { many: ["a", "b"], one: ["d"] };
		const outcome = scored(answers);
		expect(outcome.ok && outcome.value.results).toEqual(
			storedResults(known, { questionnaireVersion: 2, answers }),
		);
	});
});
