import type { PresentedQuestionnaire } from "#domain/quiz/presented-questionnaire.ts";
import type { Locale } from "#domain/shared/locale.ts";
import type { QuestionnaireSource } from "./define-questionnaire.ts";

/** A questionnaire in one language. */
export const presentQuestionnaire = (
	{ questions, ...rest }: QuestionnaireSource,
	locale: Locale,
): PresentedQuestionnaire => ({
	...rest,
	questions: questions.map((question) => ({
		...question,
		text: question.text[locale],
		options: question.options.map((option) => ({ ...option, text: option.text[locale] })),
	})),
});
