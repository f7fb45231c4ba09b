import { careersOfField } from "#domain/careers/careers-of-field.ts";
import { spectrum } from "#domain/careers/category.ts";
import type { PresentedHome } from "#domain/careers/presented-home.ts";
import { knownCategories } from "#domain/quiz/presented-result.ts";
import { isNoneOption } from "#domain/quiz/questionnaire.ts";
import type { Locale } from "#domain/shared/locale.ts";
import { currentSource } from "../quiz/index.ts";
import { presentQuestionnaire } from "../quiz/present.ts";
import { careerSources } from "./catalogue.ts";
import { presentCard } from "./present.ts";

/** A question that everybody can answer, with one answer. */
const askedFirst = "career-motivation";
const careersShown = 3;

/** The content of the home page beside its messages: a question of the quiz, and the fields with their careers. */
export const presentHome = (locale: Locale): PresentedHome => {
	const cards = careerSources(locale).map((source) => presentCard(source, locale));
	const { questions } = presentQuestionnaire(currentSource, locale);
	const question = questions.find(({ id }) => id === askedFirst);
	if (!question) throw new Error(`No question "${askedFirst}" for the home page`);
	return {
		fields: spectrum
			.map(({ key }) => ({
				key,
				careers: careersOfField(cards, key).map(({ id, title, gist }) => ({ id, title, gist })),
			}))
			.filter(({ careers }) => careers.length > 0),
		question: {
			id: question.id,
			text: question.text,
			// The option that lights most is first: a visitor may try only one.
			options: question.options
				.filter((option) => !isNoneOption(option))
				.sort((one, other) => other.careerCategories.length - one.careerCategories.length)
				.map(({ id, text, careerCategories, careerIds }) => ({
					id,
					text,
					categories: knownCategories(careerCategories),
					careerCount: careerIds.length,
					careers: careerIds
						.flatMap((careerId) => cards.find((card) => card.id === careerId) ?? [])
						.slice(0, careersShown)
						.map(({ id: careerId, title, gist, fingerprint }) => ({
							id: careerId,
							title,
							gist,
							fingerprint,
						})),
				})),
		},
	};
};
