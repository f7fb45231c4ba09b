import { type Persona, personas } from "./personas.ts";
import { changedAnswers } from "./v2/persona-answers.ts";

/** The invented students with their answers to one version of the questionnaire. */
export const personasOf = (version: number): readonly Persona[] =>
	version === 1
		? personas
		: personas.map((persona) => ({
				...persona,
				answers: { ...persona.answers, ...changedAnswers(persona.name) },
			}));
