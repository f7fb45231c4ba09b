import type { StandOutEvidence } from "#domain/quiz/evidence.ts";
import { isNoneOption, type Questionnaire, type QuizAnswers } from "#domain/quiz/questionnaire.ts";
import { sciencesStandOut } from "#domain/quiz/stand-out.ts";
import { draw } from "#domain/shared/draw.ts";
import { picksToAnswers, randomPicks, seededRandom } from "./audit.ts";
import { noSciencePersonas } from "./no-science-personas.ts";
import { personasOf } from "./personas-of.ts";

const attempts = 3_400;
const seed = 5;

/** The answers with "None of these" in place of those to some random questions. */
export const withNone = (
	{ questions }: Questionnaire,
	answers: QuizAnswers,
	replaced: number,
	random: () => number,
): QuizAnswers => {
	const none = draw(questions, replaced, random).flatMap(({ id, options }) =>
		options.filter(isNoneOption).map((option): [string, string[]] => [id, [option.id]]),
	);
	return { ...answers, ...Object.fromEntries(none) };
};

/** One random option for each question. */
const sparingAnswers = (questionnaire: Questionnaire, random: () => number): QuizAnswers =>
	picksToAnswers(
		questionnaire,
		randomPicks(questionnaire, random).map((places) => draw(places, 1, random)),
	);

/** Measures the rule `sciencesStandOut` with this many "None of these" in each attempt. */
export const standOutEvidence = (questionnaire: Questionnaire, replaced: number): StandOutEvidence => {
	const random = seededRandom(seed);
	const students = personasOf(questionnaire.version);
	const hasScience = (answers: QuizAnswers) =>
		sciencesStandOut(questionnaire, withNone(questionnaire, answers, replaced, random));
	const numbers = Array.from({ length: attempts }, (_, number) => number);
	const kept = numbers.filter((number) => hasScience(students[number % students.length]?.answers ?? {}));
	const chance = numbers.filter(() => !hasScience(sparingAnswers(questionnaire, random)));
	return {
		replaced,
		students: students.length,
		keptShare: kept.length / attempts,
		others: noSciencePersonas.length,
		othersFound: noSciencePersonas.filter(({ answers }) => !sciencesStandOut(questionnaire, answers)).length,
		chanceShare: chance.length / attempts,
		attempts,
		scienceQuestions: questionnaire.scienceQuestionIds?.length ?? 0,
	};
};
