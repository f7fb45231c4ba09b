import { describe, expect, it } from "vitest";
import { locales } from "#domain/shared/locale.ts";
import { defineQuestionnaire, type QuestionnaireSource, questionKeys } from "./define-questionnaire.ts";
import { questionnaire, questionnaireKeys } from "./questionnaire.ts";

const multiSelect = ["subjects", "activities", "interests", "tech-preference", "scale-preference"];
const order = [
	"subjects",
	"activities",
	"environment",
	"goals",
	"work-style",
	"interests",
	"learning-style",
	"research-approach",
	"career-motivation",
	"time-horizon",
	"uncertainty",
	"impact-preference",
	"tech-preference",
	"scale-preference",
	"communication",
	"big-question",
];
const everyText = questionnaire.questions.flatMap((question) =>
	[question, ...question.options].map(({ text }) => text),
);

describe("the questionnaire", () => {
	it("asks the specification's questions in its order", () => {
		expect(questionnaire.questions.map(({ id }) => id)).toEqual(order);
		const several = questionnaire.questions.filter((question) => question.multiSelect);
		expect(several.map(({ id }) => id)).toEqual(multiSelect);
		expect(questionnaire.questions.at(-1)?.text.en).toBe(
			"Which question would you most like to help answer?",
		);
	});

	it("is written with the typography of each language, and no text twice in a question", () => {
		for (const locale of locales) {
			for (const text of everyText) expect(text[locale]).not.toMatch(/['"]|\.\.\.| {2}|—/);
			for (const { options } of questionnaire.questions) {
				expect(new Set(options.map(({ text }) => text[locale])).size).toBe(options.length);
			}
		}
		// In French a no-break space stands before a colon, a narrow one before a question mark.
		for (const { fr } of everyText) expect(fr).not.toMatch(/[^\u00a0]:|[^\u202f][?!;]/);
	});

	it("offers options of comparable length", () => {
		for (const { options } of questionnaire.questions) {
			for (const locale of locales) {
				const lengths = options.map(({ text }) => text[locale].length);
				expect(Math.max(...lengths) - Math.min(...lengths)).toBeLessThanOrEqual(45);
			}
		}
	});

	it("leaves the words out of what rules see", () => {
		expect(questionnaireKeys.version).toBe(1);
		expect(JSON.stringify(questionnaireKeys)).not.toContain("text");
		expect(questionKeys(questionnaire)).toEqual(questionnaireKeys);
	});

	it("refuses unknown careers, missing words and ids given twice", () => {
		const change = (edit: (source: QuestionnaireSource) => void) => {
			const copy = structuredClone(questionnaire);
			edit(copy);
			return () => defineQuestionnaire(copy);
		};
		const firstOption = (source: QuestionnaireSource) => source.questions[0]?.options[0];
		expect(change(() => {})).not.toThrow();
		expect(change((copy) => firstOption(copy)?.careerIds.push("alchemist" as "geologist"))).toThrow();
		expect(change((copy) => firstOption(copy)?.careerCategories.push("magic" as "space"))).toThrow();
		expect(change((copy) => firstOption(copy)?.careerIds.push("neuroscientist"))).toThrow();
		expect(change((copy) => Object.assign(firstOption(copy)?.text ?? {}, { fr: "" }))).toThrow();
		expect(change((copy) => copy.questions.push(...copy.questions.slice(0, 1)))).toThrow();
		expect(change((copy) => copy.questions[0]?.options.splice(3))).toThrow();
	});
});
