import { defineQuestionnaire } from "../define-questionnaire.ts";
import { curiosityQuestionsOfVersion3 } from "./curiosity.ts";
import { horizonsQuestionsOfVersion3 } from "./horizons.ts";
import { motivesQuestionsOfVersion3 } from "./motives.ts";
import { waysOfWorkingQuestionsOfVersion3 } from "./ways-of-working.ts";

/**
 * Version 3 of the quiz: the same sixteen questions, each with "None of these" at the end. Options that readers missed in version 2
 * are there (preventing illness, cleaner energy, the origin of the Earth, disability, an observatory, prototypes, psychology),
 * options that said the same are one, and the words are those of a thirteen-year-old.
 */
export const version3 = defineQuestionnaire({
	version: 3,
	questions: [
		...curiosityQuestionsOfVersion3,
		...waysOfWorkingQuestionsOfVersion3,
		...motivesQuestionsOfVersion3,
		...horizonsQuestionsOfVersion3,
	],
	scienceQuestionIds: [
		"subjects",
		"activities",
		"interests",
		"tech-preference",
		"scale-preference",
		"big-question",
	],
});
