import { failure, type Result, success } from "../shared/result.ts";
import { chosenIds, type Questionnaire, type QuizAnswers, questionnaireOfVersion } from "./questionnaire.ts";
import type { QuizResults } from "./score.ts";
import { cleanAnswers, firstUnanswered } from "./session.ts";
import { resultsOf } from "./stand-out.ts";

/** Answers as a client sends them, not validated. */
export type ClaimedAttempt = { readonly questionnaireVersion: number; readonly answers: QuizAnswers };

const attemptProblem = { unknown: "quiz.unknown_version", unfit: "quiz.answers_incomplete" } as const;

const isSame = (clean: QuizAnswers, claimed: QuizAnswers): boolean =>
	Object.keys(claimed).every((id) => {
		const ids = chosenIds(claimed, id);
		return ids.length === chosenIds(clean, id).length && new Set(ids).size === ids.length;
	});

/**
 * Answers of a finished quiz, in the questionnaire's own order, with the questionnaire and the results they give. Refused unless every
 * question is answered, and with nothing that the questionnaire does not have.
 */
export const scoreAttempt = (
	questionnaires: readonly Questionnaire[],
	{ questionnaireVersion, answers }: ClaimedAttempt,
): Result<
	{ readonly questionnaire: Questionnaire; readonly answers: QuizAnswers; readonly results: QuizResults },
	"quiz.unknown_version" | "quiz.answers_incomplete"
> => {
	const questionnaire = questionnaireOfVersion(questionnaires, questionnaireVersion);
	if (!questionnaire) return failure(attemptProblem.unknown);
	const clean = cleanAnswers(questionnaire, answers);
	if (firstUnanswered(questionnaire, clean) !== undefined || !isSame(clean, answers)) {
		return failure(attemptProblem.unfit);
	}
	return success({ questionnaire, answers: clean, results: resultsOf(questionnaire, clean) });
};

/** The results of stored answers, which were validated when they were stored. Undefined for an unknown version. */
export const storedResults = (
	questionnaires: readonly Questionnaire[],
	{ questionnaireVersion, answers }: ClaimedAttempt,
): QuizResults | undefined => {
	const questionnaire = questionnaireOfVersion(questionnaires, questionnaireVersion);
	return questionnaire && resultsOf(questionnaire, answers);
};
