import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { currentSource } from "#content/quiz/index.ts";
import { presentQuestionnaire } from "#content/quiz/present.ts";
import { readStoredResult } from "./presented-result.ts";
import { fieldCareerMismatch, furtherSuggestions, isClear, readResult, unnamedFields } from "./result.ts";
import { type QuizScore, type Tally, topResults } from "./score.ts";

describe("readStoredResult", () => {
	const questionnaire = presentQuestionnaire(currentSource, "en");
	const firstOptions = Object.fromEntries(
		questionnaire.questions.map(({ id, options }) => [id, options.slice(0, 1).map((option) => option.id)]),
	);
	const { top: results, score: firstScore } = readResult(questionnaire, firstOptions);
	const [first = "ecologist"] = results.topCareers;

	it("each career has as many reasons as its count, in the words of the quiz", () => {
		const explanation = readStoredResult(questionnaire, { results, answers: firstOptions });
		const count = firstScore.careers.find(({ id }) => id === first)?.count;
		const reasons = explanation?.reasonsOf(first as "ecologist");
		expect(reasons).toHaveLength(count ?? -1);
		const texts = questionnaire.questions.flatMap(({ text, options }) => [
			text,
			...options.map((o) => o.text),
		]);
		for (const { question, option } of reasons ?? []) {
			expect(texts).toContain(question);
			expect(texts).toContain(option);
		}
		expect(explanation?.answered).toBe(questionnaire.questions.length);
	});

	it("careers with equal counts form a group, and those left out at the cut have the last count", () => {
		const countOf = (id: string) => firstScore.careers.find((career) => career.id === id)?.count;
		const groups = readStoredResult(questionnaire, { results, answers: firstOptions })?.groups ?? [];
		expect(groups.flatMap(({ kept }) => kept)).toEqual(results.topCareers);
		for (const { count, kept, leftOut } of groups)
			for (const id of [...kept, ...leftOut]) expect(countOf(id)).toBe(count);
		for (const id of groups.at(-1)?.leftOut ?? []) expect(results.topCareers).not.toContain(id);
	});

	it.each([
		["lost", null],
		["damaged", { subjects: ["no such option"] } as Record<string, string[]>],
		[
			"changed since",
			Object.fromEntries(questionnaire.questions.map(({ id, options }) => [id, [options[3]?.id ?? ""]])),
		],
	])("no result is read when the answers are %s", (_, answers) => {
		expect(readStoredResult(questionnaire, { results, answers })).toBeNull();
	});

	it("no result is read for results that these answers do not give", () => {
		const reversed = { ...results, topCareers: [...results.topCareers].reverse() };
		expect(readStoredResult(questionnaire, { results: reversed, answers: firstOptions })).toBeNull();
	});
});

const suggestionFields: Readonly<Record<string, readonly string[]>> = {
	a: ["health"],
	b: ["health"],
	c: ["biology"],
	d: ["biology"],
	e: ["earth"],
	f: ["space"],
	g: ["space", "physics"],
	h: ["math", "health"],
	i: ["computer"],
	j: ["food"],
};
const suggestionFieldsOf = (id: string) => suggestionFields[id] ?? [];
const score: QuizScore = {
	careers: [
		["a", 9],
		["b", 8],
		["c", 7],
		["d", 6],
		["e", 5],
		["f", 4],
		["g", 4],
		["h", 4],
		["i", 4],
		["j", 1],
	].map(([id, count]) => ({ id: String(id), count: Number(count) })),
	categories: [
		["health", 9],
		["biology", 7],
		["earth", 4],
		["space", 2],
	].map(([id, count]) => ({
		id: String(id),
		count: Number(count),
	})),
};

describe("furtherSuggestions and unnamedFields", () => {
	it("suggested careers are outside the five and the strongest fields and share two answers, new fields first", () => {
		// h is half a health career, j shares one answer only; i precedes g, whose field is suggested already.
		expect(furtherSuggestions(score, suggestionFieldsOf)).toEqual(["f", "i", "g"]);
	});

	it("unnamed fields are those without an answer and with a career", () => {
		expect(
			unnamedFields(
				score,
				["math", "space", "food", "education"],
				Object.keys(suggestionFields),
				suggestionFieldsOf,
			),
		).toEqual(["math", "food"]);
	});
});

describe("isClear", () => {
	const withCounts = (counts: readonly number[]): QuizScore => ({
		careers: counts.map((count, index) => ({ id: String(index), count })),
		categories: [],
	});
	it("a result is unclear when eight careers are within one answer of the first, or within a fifth of its answers", () => {
		expect(isClear(withCounts([4, 4, 3, 3, 3, 3, 3, 3, 2]))).toBe(false);
		expect(isClear(withCounts([4, 4, 3, 3, 3, 3, 3, 2, 2]))).toBe(true);
		expect(isClear(withCounts([11, 11, 9, 9, 9, 9, 9, 9]))).toBe(false);
		expect(isClear(withCounts([11, 11, 9, 9, 9, 9, 9, 8]))).toBe(true);
		expect(isClear(withCounts([9, 7]))).toBe(true);
	});
});

describe("fieldCareerMismatch", () => {
	const fields: Readonly<Record<string, readonly string[]>> = {
		nurse: ["health"],
		trainer: ["biology", "health"],
		geologist: ["earth"],
		ecologist: ["earth", "biology"],
		astronomer: ["space"],
		coder: ["computer"],
		chemist: ["chemistry"],
		teacher: ["education"],
	};
	const fieldsOf = (id: string) => fields[id] ?? [];
	/** Education has no career of its own. */
	const withCareers = ["health", "biology", "earth", "space", "computer", "chemistry"];
	const mismatchIn = (score: QuizScore) => fieldCareerMismatch(score, withCareers, fieldsOf);
	const tallies = (counts: Readonly<Record<string, number>>): Tally[] =>
		Object.entries(counts).map(([id, count]) => ({ id, count }));
	const five = { geologist: 6, ecologist: 6, astronomer: 5, coder: 5, chemist: 5 };
	const scoreOf = (careers: Readonly<Record<string, number>>, categories: Readonly<Record<string, number>>) =>
		({ careers: tallies(careers), categories: tallies(categories) }) satisfies QuizScore;

	it("a strongest field without a career among the five is named with its count and its best career", () => {
		const score = scoreOf({ ...five, trainer: 4, nurse: 3 }, { health: 9, earth: 6 });
		// The trainer is of health too, but of biology first.
		expect(mismatchIn(score)).toEqual({ field: "health", count: 9, best: { id: "nurse", count: 3 } });
	});

	it("a field whose careers no answer names has no best career", () => {
		expect(mismatchIn(scoreOf(five, { health: 9 }))).toEqual({
			field: "health",
			count: 9,
			best: null,
		});
	});

	it.each([
		["the field is the first of one of the five", { earth: 9, health: 8 }],
		["the field is a later one of one of the five", { biology: 9, health: 8 }],
		["education is strongest, which has a text of its own", { education: 9, health: 8 }],
		["no answer names a field", {}],
	])("no mismatch is named when %s", (_, categories) => {
		expect(mismatchIn(scoreOf({ ...five, nurse: 3, teacher: 1 }, categories))).toBeNull();
	});

	it("a named field has no career among the five, and its best career is not kept", () => {
		const counts = fc.dictionary(fc.constantFrom(...Object.keys(fields)), fc.integer({ min: 1, max: 16 }));
		const lights = fc.dictionary(fc.constantFrom("health", "earth", "biology", "education"), fc.nat(16));
		const ranked = (by: Readonly<Record<string, number>>) => tallies(by).sort((a, b) => b.count - a.count);
		fc.assert(
			fc.property(counts, lights, (careers, categories) => {
				const score = { careers: ranked(careers), categories: ranked(categories) };
				const mismatch = mismatchIn(score);
				const [strongest] = score.categories;
				const kept = topResults(score).topCareers;
				const isOf = (id: string) => strongest !== undefined && fieldsOf(id).includes(strongest.id);
				expect(mismatch !== null).toBe(
					strongest !== undefined && strongest.id !== "education" && !kept.some(isOf),
				);
				if (mismatch?.best) expect(kept).not.toContain(mismatch.best.id);
			}),
		);
	});
});
