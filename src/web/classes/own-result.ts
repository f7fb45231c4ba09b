import { careerIds } from "#domain/careers/career-id.ts";
import { isCategoryKey } from "#domain/careers/category.ts";
import type { SentResult } from "#domain/classes/sent-result.ts";
import { topResults } from "#domain/quiz/results.ts";
import { scoreAnswers } from "#domain/quiz/score.ts";
import type { Locale } from "#domain/shared/locale.ts";
import { loadQuestionnaireOfVisit } from "../quiz/questionnaire-of-visit.ts";
import { readFinishedQuiz } from "../quiz/visit.ts";

const isCareer = (id: string): id is SentResult["careers"][number] => careerIds.some((known) => known === id);

/** What this device would send of the quiz of this visit; null while there is none. */
export async function ownResult(locale: Locale): Promise<SentResult | null> {
	const finished = await readFinishedQuiz();
	if (finished?.answers == null) return null;
	const score = scoreAnswers(await loadQuestionnaireOfVisit(locale, finished), finished.answers);
	return {
		categories: score.categories.flatMap(({ id, count }) =>
			isCategoryKey(id) ? [{ category: id, count }] : [],
		),
		careers: topResults(score).topCareers.filter(isCareer),
	};
}
