import { defineQuestionnaire } from "../define-questionnaire.ts";
import { curiosityQuestions } from "./curiosity.ts";
import { horizonsQuestions } from "./horizons.ts";
import { motivesQuestions } from "./motives.ts";
import { waysOfWorkingQuestions } from "./ways-of-working.ts";

/**
 * Version 1 of the quiz: sixteen questions in the order they are asked. Each question places every career,
 * in one option or at most a few: none wins by being named more often, only by being what the answers have in common.
 */
export const version1 = defineQuestionnaire({
	version: 1,
	questions: [...curiosityQuestions, ...waysOfWorkingQuestions, ...motivesQuestions, ...horizonsQuestions],
});
