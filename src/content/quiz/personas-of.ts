import type { QuizAnswers } from "#domain/quiz/questionnaire.ts";
import { type Persona, personas } from "./personas.ts";
import { changedAnswers } from "./v2/persona-answers.ts";
import { answersToVersion3 } from "./v3/persona-answers.ts";

const answersOf = (version: number, { name, answers }: Persona): QuizAnswers => {
	if (version === 1) return answers;
	return version === 2 ? { ...answers, ...changedAnswers(name) } : answersToVersion3(name);
};

/** The invented students with their answers to one version of the questionnaire. */
export const personasOf = (version: number): readonly Persona[] =>
	personas.map((persona) => ({ ...persona, answers: answersOf(version, persona) }));
