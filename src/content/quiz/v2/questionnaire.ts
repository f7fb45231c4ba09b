import { defineQuestionnaire } from "../define-questionnaire.ts";
import { curiosityQuestionsOfVersion2 } from "./curiosity.ts";
import { horizonsQuestionsOfVersion2 } from "./horizons.ts";
import { motivesQuestionsOfVersion2 } from "./motives.ts";
import { waysOfWorkingQuestionsOfVersion2 } from "./ways-of-working.ts";

/**
 * Version 2 of the quiz: the sixteen questions of version 1, six of them with other options, all of them with more
 * careers to an option. An option names a career where a person in that job would agree. Among these, the named ones
 * were chosen so that no career is favoured and the order of the questions decides less often: see docs/decisions/0016.
 */
export const version2 = defineQuestionnaire({
	version: 2,
	questions: [
		...curiosityQuestionsOfVersion2,
		...waysOfWorkingQuestionsOfVersion2,
		...motivesQuestionsOfVersion2,
		...horizonsQuestionsOfVersion2,
	],
});
