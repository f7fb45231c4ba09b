import { spectrum } from "#domain/careers/category.ts";
import { scoreAnswers } from "#domain/quiz/score.ts";
import type { Locale } from "#domain/shared/locale.ts";
import { careerSource } from "../careers/catalogue.ts";
import { presentCard } from "../careers/present.ts";
import { currentQuestionnaire } from "./index.ts";
import { personasOf } from "./personas-of.ts";

/** An invented student whose result is neither flat nor tied at the top. */
const exampleName = "Élise";
const careersShown = 4;

/** The example result of the home page: an invented student's answers, scored by the same rules as all others. */
export const exampleResult = (locale: Locale) => {
	const persona = personasOf(currentQuestionnaire.version).find(({ name }) => name === exampleName);
	if (!persona) throw new Error("No persona for an example");
	const { careers, categories } = scoreAnswers(currentQuestionnaire, persona.answers);
	const countOf = new Map<string, number>(categories.map(({ id, count }) => [id, count]));
	const brightest = Math.max(1, ...countOf.values());
	return {
		light: spectrum.map(({ key }) => Math.round((100 * (countOf.get(key) ?? 0)) / brightest) / 100),
		fields: categories.slice(0, 2).map(({ id }) => id),
		careers: careers.slice(0, careersShown).map(({ id, count }) => {
			const { title, fingerprint } = presentCard(
				careerSource(id as Parameters<typeof careerSource>[0]),
				locale,
			);
			return { id, count, title, fingerprint };
		}),
	};
};
