import { isCategoryKey } from "../careers/category.ts";
import type { Questionnaire, QuizAnswers } from "../quiz/questionnaire.ts";
import { scoreAnswers } from "../quiz/score.ts";
import { sciencesStandOut } from "../quiz/stand-out.ts";
import { countedPart, type SentResult } from "./sent-result.ts";

/** The result that a class receives of finished answers: the three strongest fields, or none when the sciences do not stand out. */
export const classResultOf = (questionnaire: Questionnaire, answers: QuizAnswers): SentResult => {
	const score = scoreAnswers(questionnaire, answers);
	if (!sciencesStandOut(questionnaire, answers, score)) return { categories: [] };
	return countedPart({
		categories: score.categories.flatMap(({ id }) => (isCategoryKey(id) ? [{ category: id }] : [])),
	});
};
