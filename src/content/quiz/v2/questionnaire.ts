import { defineQuestionnaire } from "../define-questionnaire.ts";
import { curiosityQuestions } from "./curiosity.ts";
import { horizonsQuestions } from "./horizons.ts";
import { motivesQuestions } from "./motives.ts";
import { waysOfWorkingQuestions } from "./ways-of-working.ts";

/**
 * Version 2 of the quiz: the sixteen questions of version 1, six of them with other options, all of them with more
 * careers to an option. An option names a career where somebody who does that job would agree. Which of these are named
 * was chosen so that no career is favoured and the order of the questions decides less often: see docs/decisions/0016.
 */
export const version2 = defineQuestionnaire({
	version: 2,
	questions: [...curiosityQuestions, ...waysOfWorkingQuestions, ...motivesQuestions, ...horizonsQuestions],
});
