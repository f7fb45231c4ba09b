import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { smallAnsweredQuestionnaires } from "../../../tests/setup/random-answers.ts";
import { runs } from "../../../tests/setup/runs.ts";
import { chosenIds, type Questionnaire, type QuizAnswers } from "./questionnaire.ts";
import { readResult } from "./result.ts";
import { scoreAnswers, topResults } from "./score.ts";
import { steadinessOf } from "./steadiness.ts";

const isAmongFive = (asked: Questionnaire, answers: QuizAnswers, career: string) =>
	topResults(scoreAnswers(asked, answers)).topCareers.includes(career);

/** Every set of answers in which one answered question is left out. */
const withoutOne = ({ questions }: Questionnaire, answers: QuizAnswers): QuizAnswers[] =>
	questions.filter(({ id }) => chosenIds(answers, id).length > 0).map(({ id }) => ({ ...answers, [id]: [] }));

/** Every set of answers in which one option is chosen, added or taken away. */
const withOneOther = ({ questions }: Questionnaire, answers: QuizAnswers): QuizAnswers[] =>
	questions.flatMap(({ id, multiSelect, options }) => {
		const chosen = chosenIds(answers, id);
		if (chosen.length === 0) return [];
		return options.flatMap((option) => {
			if (chosen.includes(option.id))
				return multiSelect ? [{ ...answers, [id]: chosen.filter((each) => each !== option.id) }] : [];
			return [{ ...answers, [id]: multiSelect ? [...chosen, option.id] : [option.id] }];
		});
	});

describe("steadinessOf", () => {
	it("a career has one dot if leaving out an answer removes it, two if another answer does, else three", () => {
		fc.assert(
			fc.property(smallAnsweredQuestionnaires, ([asked, answers]) => {
				const result = readResult(asked, answers);
				for (const career of result.top.topCareers) {
					const staysIn = (changed: QuizAnswers) => isAmongFive(asked, changed, career);
					const expected = !withoutOne(asked, answers).every(staysIn)
						? 1
						: withOneOther(asked, answers).every(staysIn)
							? 3
							: 2;
					expect(steadinessOf(result, career)).toBe(expected);
				}
			}),
			runs(),
		);
	});
});
