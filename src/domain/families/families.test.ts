import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { answeredQuestionnaires, answersTo, questionnaires } from "../../../tests/setup/random-answers.ts";
import { careerIds } from "../careers/career-id.ts";
import { categoryKeys } from "../careers/category.ts";
import { interestLevels } from "../careers/interest-level.ts";
import type { Questionnaire } from "../quiz/questionnaire.ts";
import { scoreAnswers } from "../quiz/score.ts";
import { drawFamilyCode, familyCodeExpiresAt, readFamilyCode } from "./family-code.ts";
import { type FamilyFacts, familyView } from "./family-view.ts";
import { levelledInterests } from "./interests.ts";
import { talkStarters } from "./starters.ts";
import { areGuessesComplete, talkQuestionCount, talkQuestions } from "./talk.ts";

/** A questionnaire whose single question names each category the given number of times. */
const naming = (counts: Readonly<Record<string, number>>): Questionnaire => ({
	version: 1,
	questions: [
		{
			id: "all",
			multiSelect: true,
			options: Object.entries(counts).flatMap(([category, count]) =>
				Array.from({ length: count }, (_, index) => ({
					id: `${category}-${index}`,
					careerCategories: [category],
					careerIds: ["ecologist"],
				})),
			),
		},
	],
});
const everything = ({ questions }: Questionnaire) =>
	Object.fromEntries(questions.map(({ id, options }) => [id, options.map((option) => option.id)]));
const levelsOf = (counts: Readonly<Record<string, number>>) => {
	const asked = naming(counts);
	return levelledInterests(asked, everything(asked));
};

describe("interests", () => {
	it("an interest is high from two thirds of the strongest, medium from one third, and low below", () => {
		expect(levelsOf({ biology: 6, chemistry: 4, physics: 3, space: 2, math: 1 })).toEqual(
			expect.arrayContaining([
				{ category: "biology", level: "high" },
				{ category: "chemistry", level: "high" },
				{ category: "physics", level: "medium" },
				{ category: "space", level: "medium" },
				{ category: "math", level: "low" },
			]),
		);
		expect(levelsOf({})).toEqual([]);
	});

	it("interests reveal neither counts nor ranks: different counts of the same levels give the same text", () => {
		const one = levelsOf({ biology: 6, chemistry: 4, physics: 3, math: 1 });
		expect(levelsOf({ chemistry: 12, biology: 9, math: 2, physics: 5 })).toEqual(one);
		const order = ({ category, level }: (typeof one)[number]) =>
			100 * interestLevels.indexOf(level) + categoryKeys.indexOf(category);
		fc.assert(
			fc.property(answeredQuestionnaires, ([asked, answers]) => {
				const places = levelledInterests(asked, answers).map(order);
				expect(places).toEqual([...places].sort((first, second) => first - second));
				expect(places).toHaveLength(scoreAnswers(asked, answers).categories.length);
			}),
		);
	});
});

describe("the family view", () => {
	const facts: FamilyFacts = { consent: "not_needed", latest: null, shownCareers: [], guesses: [] };

	it("the view is empty while a parent's consent is pending", () => {
		const [first] = careerIds;
		expect(familyView({ ...facts, consent: "pending", shownCareers: [first] })).toBeNull();
		expect(familyView({ ...facts, consent: "given" })).not.toBeNull();
	});

	it("the view names a chosen option only when it is shown, and never a number", () => {
		const anything = questionnaires(31).chain((questionnaire) =>
			fc.record({ questionnaire: fc.constant(questionnaire), answers: answersTo(questionnaire) }),
		);
		fc.assert(
			fc.property(anything, fc.shuffledSubarray([...careerIds], { maxLength: 5 }), (latest, shownCareers) => {
				const view = familyView({ ...facts, latest, shownCareers });
				const text = JSON.stringify(view);
				expect(text).not.toContain("option-");
				expect(text).not.toMatch(/\d/);
				expect(view?.careers).toEqual(shownCareers);
			}),
		);
	});

	it("two attempts whose fields have the same levels give the same view", () => {
		const view = (counts: Readonly<Record<string, number>>) => {
			const questionnaire = naming(counts);
			return familyView({ ...facts, latest: { questionnaire, answers: everything(questionnaire) } });
		};
		expect(view({ biology: 6, math: 1 })).toEqual(view({ biology: 9, math: 2 }));
	});

	it("conversations are suggested only about shown careers and fields of high interest", () => {
		const interests = levelsOf({ biology: 6, physics: 3, math: 1 });
		expect(talkStarters(interests, ["ecologist"])).toEqual([
			{ kind: "career", careerId: "ecologist" },
			{ kind: "field", category: "biology" },
			{ kind: "general", name: "surprise" },
			{ kind: "general", name: "listen" },
		]);
		expect(talkStarters([], [])).toHaveLength(2);
	});
});

describe("a two-view talk", () => {
	const questionsOf = (kinds: readonly boolean[]): Questionnaire => ({
		version: 1,
		questions: kinds.map((multiSelect, index) => ({
			id: `question-${index}`,
			multiSelect,
			options: ["a", "b"].map((id) => ({ id, careerCategories: ["biology"], careerIds: ["ecologist"] })),
		})),
	});

	it("a two-view talk has six single-choice questions, in their order", () => {
		fc.assert(
			fc.property(fc.array(fc.boolean(), { maxLength: 24 }), (kinds) => {
				const asked = questionsOf(kinds);
				const single = asked.questions.filter(({ multiSelect }) => !multiSelect);
				const chosen = talkQuestions(asked);
				expect(chosen).toHaveLength(Math.min(single.length, talkQuestionCount));
				expect(asked.questions.filter((question) => chosen.includes(question))).toEqual(chosen);
				expect(chosen.every(({ multiSelect }) => !multiSelect)).toBe(true);
			}),
		);
	});

	it("one option of each question is accepted, and nothing else", () => {
		const asked = questionsOf(Array.from({ length: 8 }, () => false));
		const whole = Object.fromEntries(talkQuestions(asked).map(({ id }) => [id, "a"]));
		const [first = ""] = Object.keys(whole);
		const { [first]: _, ...short } = whole;
		expect(areGuessesComplete(asked, whole)).toBe(true);
		expect(areGuessesComplete(asked, short)).toBe(false);
		expect(areGuessesComplete(asked, { ...whole, [first]: "c" })).toBe(false);
		expect(areGuessesComplete(asked, { ...whole, another: "a" })).toBe(false);
		expect(areGuessesComplete(asked, { ...short, constructor: "a" })).toBe(false);
	});
});

describe("the family code", () => {
	it("a family code can be parsed back however it is typed, and is valid for one day", () => {
		const random = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
		fc.assert(
			fc.property(random, (drawn) => {
				const code = drawFamilyCode(() => drawn);
				expect(readFamilyCode(` ${code.slice(0, 4).toLowerCase()} ${code.slice(4)}-`)).toBe(code);
			}),
		);
		for (const wrong of ["", "KRT4M7", "KRT4M7KRT", "KRT4M7O0"])
			expect(readFamilyCode(wrong)).toBeUndefined();
		expect(familyCodeExpiresAt("2026-03-28T12:00:00.000Z")).toBe("2026-03-29T12:00:00.000Z");
	});
});
