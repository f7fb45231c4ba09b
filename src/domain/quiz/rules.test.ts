import { describe, expect, it } from "vitest";
import { questionnaireSchema } from "#content/quiz/define-questionnaire.ts";
import { currentQuestionnaire } from "#content/quiz/index.ts";
import { quizResultsSchema } from "#contract/quiz.ts";
import { quizOption as option } from "../../../tests/setup/quiz-option.ts";
import type { Questionnaire, QuizQuestion } from "./questionnaire.ts";
import { readResult } from "./result.ts";
import { scoreAnswers, tiesAtCut, topResults } from "./score.ts";
import {
	canAdvance,
	chooseOption,
	cleanAnswers,
	firstUnanswered,
	missingSelectionMessage,
} from "./session.ts";

const subjects: QuizQuestion = {
	id: "subjects",
	multiSelect: true,
	options: [
		option("stars", ["astronomer", "physicist"], ["space", "physics"]),
		option("cells", ["geneticist", "biochemist"], ["biology", "chemistry"]),
		option("code", ["developer"], ["computer"]),
		option("numbers", ["mathematician", "astronomer"], ["math"]),
	],
};
const place: QuizQuestion = {
	id: "place",
	multiSelect: false,
	options: [
		option("laboratory", ["geneticist", "biochemist"], ["biology"]),
		option("office", ["developer", "mathematician"], ["computer", "math"]),
		option("mountain", ["astronomer", "geologist"], ["space", "earth"]),
		option("classroom", ["physicist"], ["education"]),
	],
};
const sample: Questionnaire = { version: 1, questions: [subjects, place] };

describe("questionnaire", () => {
	it("a repeated id is refused", () => {
		const accepts = (questions: QuizQuestion[]) =>
			questionnaireSchema.safeParse({ version: 1, questions }).success;
		const [first, second, third] = place.options;
		expect(accepts([subjects, place])).toBe(true);
		expect(accepts([subjects, subjects])).toBe(false);
		if (!first || !second || !third) throw new Error("the sample lost its options");
		expect(accepts([{ ...place, options: [first, second, third, first] }])).toBe(false);
		const repeated = option("forest", ["geologist", "geologist"], ["earth"]);
		expect(accepts([{ ...place, options: [first, second, third, repeated] }])).toBe(false);
	});
});

describe("scoreAnswers", () => {
	// shows 9.5
	it("each chosen option adds one to each of its careers and categories", () => {
		const score = scoreAnswers(sample, { subjects: ["stars", "numbers"], place: ["mountain"] });
		expect(score.careers).toEqual([
			{ id: "astronomer", count: 3 },
			{ id: "physicist", count: 1 },
			{ id: "mathematician", count: 1 },
			{ id: "geologist", count: 1 },
		]);
		expect(score.categories).toEqual([
			{ id: "space", count: 2 },
			{ id: "physics", count: 1 },
			{ id: "math", count: 1 },
			{ id: "earth", count: 1 },
		]);
	});

	// shows 9.7
	it("equal scores are ranked by their first appearance in the questionnaire, not by clicks", () => {
		const clicked = scoreAnswers(sample, { place: ["office"], subjects: ["code", "stars", "cells"] });
		expect(clicked.careers.map(({ id }) => id)).toEqual([
			"developer",
			"astronomer",
			"physicist",
			"geneticist",
			"biochemist",
			"mathematician",
		]);
	});

	it("an answer counts once, and unknown answers are ignored", () => {
		const score = scoreAnswers(sample, { subjects: ["code", "code", "magic"], mood: ["stars"] });
		expect(score.careers).toEqual([{ id: "developer", count: 1 }]);
		expect(scoreAnswers(sample, {})).toEqual({ careers: [], categories: [] });
	});
});

describe("topResults and tiesAtCut", () => {
	const tally = (...counts: number[]) => counts.map((count, index) => ({ id: `c${index}`, count }));

	// shows 9.6
	it("five careers and three categories are kept, and the ties at the cut are named", () => {
		const score = { careers: tally(4, 4, 3, 2, 2, 2, 2, 1), categories: tally(5, 4, 3, 3, 2) };
		expect(topResults(score)).toEqual({
			topCareers: ["c0", "c1", "c2", "c3", "c4"],
			topCategories: ["c0", "c1", "c2"],
		});
		expect(tiesAtCut(score)).toEqual({ careers: ["c5", "c6"], categories: ["c3"] });
	});

	it("fewer named careers give fewer results and no ties", () => {
		const score = { careers: tally(1, 1), categories: tally(1) };
		expect(topResults(score)).toEqual({ topCareers: ["c0", "c1"], topCategories: ["c0"] });
		expect(tiesAtCut(score)).toEqual({ careers: [], categories: [] });
	});

	it("only values that could have been stored are read from storage", () => {
		const accepts = (value: unknown) => quizResultsSchema.safeParse(value).success;
		expect(accepts({ topCareers: ["geologist"], topCategories: ["earth"] })).toBe(true);
		expect(accepts({ topCareers: ["geologist"] })).toBe(false);
		expect(accepts({ topCareers: ["a", "b", "c", "d", "e", "f"], topCategories: [] })).toBe(false);
		expect(accepts({ topCareers: ["a", "a"], topCategories: [] })).toBe(false);
		expect(accepts({ topCareers: ["<b>"], topCategories: [] })).toBe(false);
	});
});

describe("readResult", () => {
	const answers = { place: ["mountain"], subjects: ["numbers", "stars"] };

	it("the reasons of a career are the answers that led to it, in questionnaire order", () => {
		expect(readResult(sample, answers).contributionsTo("astronomer")).toMatchObject([
			{ questionId: "subjects", optionId: "stars" },
			{ questionId: "subjects", optionId: "numbers" },
			{ questionId: "place", optionId: "mountain" },
		]);
		expect(readResult(sample, answers).contributionsTo("developer")).toEqual([]);
	});

	it("the stability says how often a career stays when one answered question is left out", () => {
		expect(readResult(sample, answers).stabilityOf("astronomer")).toEqual({ kept: 2, checks: 2 });
		expect(readResult(sample, answers).stabilityOf("geologist")).toEqual({ kept: 1, checks: 2 });
		expect(readResult(sample, answers).stabilityOf("developer")).toEqual({ kept: 0, checks: 2 });
		expect(readResult(sample, {}).stabilityOf("astronomer")).toEqual({ kept: 0, checks: 0 });
	});
});

describe("the steps of the quiz", () => {
	// shows 4.3
	it("a single choice is replaced, and a multiple choice is toggled", () => {
		expect(chooseOption(place, ["office"], "mountain")).toEqual(["mountain"]);
		expect(chooseOption(place, ["office"], "office")).toEqual(["office"]);
		expect(chooseOption(subjects, ["code"], "stars")).toEqual(["stars", "code"]);
		expect(chooseOption(subjects, ["stars", "code"], "stars")).toEqual(["code"]);
		expect(chooseOption(subjects, ["code"], "magic")).toEqual(["code"]);
	});

	it("the next step needs a selection, and the message fits the question's kind", () => {
		expect(canAdvance([])).toBe(false);
		expect(canAdvance(["code"])).toBe(true);
		expect(missingSelectionMessage(subjects)).toBe("quiz.select_any");
		expect(missingSelectionMessage(place)).toBe("quiz.select_one");
	});

	it("stored answers are cleaned", () => {
		const stored = {
			mood: ["good"],
			place: ["office", "mountain"],
			subjects: ["numbers", 7, "stars", "stars", null, "magic"],
		};
		expect(cleanAnswers(sample, stored)).toEqual({ subjects: ["stars", "numbers"], place: ["office"] });
		expect(cleanAnswers(sample, { subjects: "stars", place: [] })).toEqual({});
		for (const broken of [null, undefined, 3, "text", [], () => 1]) {
			expect(cleanAnswers(sample, broken)).toEqual({});
		}
	});

	it("the quiz resumes at the first unanswered question", () => {
		expect(firstUnanswered(sample, {})).toBe(0);
		expect(firstUnanswered(sample, { subjects: ["code"], place: [] })).toBe(1);
		expect(firstUnanswered(sample, { place: ["office"], subjects: ["code"] })).toBeUndefined();
	});
});

describe("the order of answering", () => {
	it("answers given in another order count the same", () => {
		const questionnaire = currentQuestionnaire;
		const answers = Object.fromEntries(
			questionnaire.questions.map(({ id, options }) => [id, options.slice(1, 2).map((option) => option.id)]),
		);
		const startedElsewhere = Object.fromEntries(Object.entries(answers).toReversed());
		expect(scoreAnswers(questionnaire, startedElsewhere)).toEqual(scoreAnswers(questionnaire, answers));
	});
});
