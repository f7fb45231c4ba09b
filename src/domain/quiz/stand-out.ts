import {
	allChosenOptions,
	chosenIds,
	chosenOptions,
	isNoneOption,
	type Questionnaire,
	type QuizAnswers,
} from "./questionnaire.ts";
import { type QuizResults, type QuizScore, scoreAnswers, topResults } from "./score.ts";

/** How many questions are answered with "None of these". */
export const noneAnswers = (questionnaire: Questionnaire, answers: QuizAnswers): number =>
	allChosenOptions(questionnaire, answers).filter(isNoneOption).length;

/** From this many "None of these" on, a result may be that the sciences do not stand out. */
export const minNoneAnswers = 5;
/** A career is shown all the same if at least this many of the other answers name it, and more than this share of them. */
export const minLeadingAnswers = 5;
export const leadingShare = 2 / 3;

/**
 * Whether the sciences stand out in these answers. They do not when "None of these" is the answer to at least five questions and
 * no career is named by five of the other answers and by more than two thirds of them. The limits come from the audit
 * (content/quiz/stand-out-audit.ts): students with a taste for a science keep such a career even when they often choose
 * "None of these"; students without one, and sheer chance, do not have it.
 */
export const sciencesStandOut = (
	questionnaire: Questionnaire,
	answers: QuizAnswers,
	{ careers }: QuizScore = scoreAnswers(questionnaire, answers),
): boolean => {
	const none = noneAnswers(questionnaire, answers);
	if (none < minNoneAnswers) return true;
	const others = questionnaire.questions.filter(({ id }) => chosenIds(answers, id).length > 0).length - none;
	const leading = careers[0]?.count ?? 0;
	return leading >= minLeadingAnswers && leading > leadingShare * others;
};

/** From this many questions about the sciences with another answer than "None of these" on, several sciences attract a student. */
export const minScienceAnswers = 3;

/**
 * Whether several sciences attract a student, although no career is ahead (see `sciencesStandOut`). Their answers name many
 * different careers; those of the audit's students without a taste for science leave at least four of the six questions about the sciences empty.
 */
export const scienceAttracts = (questionnaire: Questionnaire, answers: QuizAnswers): boolean => {
	const asked = questionnaire.questions.filter(({ id }) => questionnaire.scienceQuestionIds?.includes(id));
	const named = asked.filter((question) =>
		chosenOptions(question, answers).some((option) => !isNoneOption(option)),
	);
	return named.length >= minScienceAnswers;
};

/**
 * The stored results of finished answers: the five careers and three categories, or none of either when the sciences do not stand
 * out. Versions 1 and 2 have no "None of these", so their results always have five.
 */
export const resultsOf = (
	questionnaire: Questionnaire,
	answers: QuizAnswers,
	score: QuizScore = scoreAnswers(questionnaire, answers),
): QuizResults =>
	sciencesStandOut(questionnaire, answers, score) ? topResults(score) : { topCareers: [], topCategories: [] };
