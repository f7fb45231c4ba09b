import { expect, test } from "vitest";
import { currentSource as source } from "#content/quiz/index.ts";
import { presentQuestionnaire } from "#content/quiz/present.ts";
import { topResults } from "#domain/quiz/results.ts";
import { scoreAnswers } from "#domain/quiz/score.ts";
import { explainResults } from "./explain-results.ts";

const questionnaire = presentQuestionnaire(source, "en");
const firstOptions = Object.fromEntries(
	questionnaire.questions.map(({ id, options }) => [id, options.slice(0, 1).map((option) => option.id)]),
);
const results = topResults(scoreAnswers(questionnaire, firstOptions));
const [first = "ecologist"] = results.topCareers;

test("explains each career by as many answers as its count, in the words of the quiz", () => {
	const explanation = explainResults(questionnaire, results, firstOptions);
	const count = scoreAnswers(questionnaire, firstOptions).careers.find(({ id }) => id === first)?.count;
	const reasons = explanation?.reasonsOf(first as "ecologist");
	expect(reasons).toHaveLength(count ?? -1);
	const texts = questionnaire.questions.flatMap(({ text, options }) => [text, ...options.map((o) => o.text)]);
	for (const { question, option } of reasons ?? []) {
		expect(texts).toContain(question);
		expect(texts).toContain(option);
	}
	expect(explanation?.answered).toBe(questionnaire.questions.length);
});

test("groups equals together, and those left out at the cut have the last one's count", () => {
	const score = scoreAnswers(questionnaire, firstOptions);
	const countOf = (id: string) => score.careers.find((career) => career.id === id)?.count;
	const groups = explainResults(questionnaire, results, firstOptions)?.groups ?? [];
	expect(groups.flatMap(({ kept }) => kept)).toEqual(results.topCareers);
	for (const { count, kept, leftOut } of groups)
		for (const id of [...kept, ...leftOut]) expect(countOf(id)).toBe(count);
	for (const id of groups.at(-1)?.leftOut ?? []) expect(results.topCareers).not.toContain(id);
});

test.each([
	["lost", null],
	["damaged", { subjects: ["no such option"] } as Record<string, string[]>],
	["changed since", { ...firstOptions, subjects: [] }],
])("explains nothing when the answers are %s", (_, answers) => {
	expect(explainResults(questionnaire, results, answers)).toBeNull();
});

test("explains nothing for results that these answers do not give", () => {
	const reversed = { ...results, topCareers: [...results.topCareers].reverse() };
	expect(explainResults(questionnaire, reversed, firstOptions)).toBeNull();
});
