import { describe, expect, it } from "vitest";
import type { QuizAnswers } from "#domain/quiz/questionnaire.ts";
import { cleanAnswers, firstUnanswered } from "#domain/quiz/session.ts";
import { resultsOf, scienceAttracts } from "#domain/quiz/stand-out.ts";
import { questionnaires } from "./index.ts";
import { noSciencePersonas } from "./no-science-personas.ts";
import { personas } from "./personas.ts";
import { blindReaders } from "./v3/blind-readers.ts";

/** The readers answered version 3, whatever version is current. */
const questionnaire = questionnaires.find(({ version }) => version === 3);
if (!questionnaire) throw new Error("Version 3 is published");

const answersOf = (row: string): QuizAnswers => {
	const chosen = row.split(" ");
	return Object.fromEntries(
		questionnaire.questions.map(({ id, options }, index) => [
			id,
			(chosen[index] ?? "").split("+").map((number) => options[Number(number) - 1]?.id ?? ""),
		]),
	);
};

describe.each(blindReaders)("the reader: $reader", ({ rows }) => {
	const attempts = Object.entries(rows).map(([name, row]) => ({ name, answers: answersOf(row) }));
	const of = (people: readonly { readonly name: string }[]) =>
		attempts.filter(({ name }) => people.some((person) => person.name === name));

	it("every attempt is complete and names options of version 3 only", () => {
		for (const { answers } of attempts) {
			expect(firstUnanswered(questionnaire, answers)).toBeUndefined();
			const clean = cleanAnswers(questionnaire, answers);
			for (const { id } of questionnaire.questions)
				expect(clean[id]?.toSorted()).toEqual(answers[id]?.toSorted());
		}
	});

	it("each of twenty science students gets an expected career, an expected field and no unlikely career", () => {
		const fits = of(personas).filter(({ name, answers }) => {
			const { topCareers, topCategories } = resultsOf(questionnaire, answers);
			return personas.some(
				({ name: expected, careers, category, unlikelyCareers }) =>
					expected === name &&
					careers.some((id) => topCareers.includes(id)) &&
					topCategories.includes(category) &&
					!unlikelyCareers.some((id) => topCareers.includes(id)),
			);
		});
		expect(of(personas)).toHaveLength(20);
		expect(fits).toHaveLength(20);
	});

	it("the sciences stand out for none of the five students whom they do not attract", () => {
		const others = of(noSciencePersonas);
		expect(others).toHaveLength(5);
		for (const { name, answers } of others) {
			expect(resultsOf(questionnaire, answers).topCareers, name).toEqual([]);
			expect(scienceAttracts(questionnaire, answers), name).toBe(false);
		}
	});
});
