import type { QuestionSource } from "../define-questionnaire.ts";

/**
 * The last option of every question. It satisfies "at least one selection", is chosen alone and scores nothing. For a student who
 * chooses it often, the sciences do not stand out: see domain/quiz/stand-out.ts.
 */
export const noneOfThese: QuestionSource["options"][number] = {
	id: "none",
	text: { en: "None of these", fr: "Aucune de ces réponses" },
	careerCategories: [],
	careerIds: [],
};
