import * as z from "zod/mini";
import { careerIdSchema } from "#domain/careers/career-id-schema.ts";
import { categoryKeySchema } from "#domain/careers/category-schema.ts";
import {
	optionSchema,
	type Questionnaire,
	questionnaireSchema,
	questionSchema,
} from "#domain/quiz/questionnaire.ts";
import { localized } from "#domain/shared/locale-schema.ts";

const words = localized(z.string().check(z.minLength(3), z.maxLength(90)));

const optionSourceSchema = z.extend(optionSchema, {
	text: words,
	careerCategories: z.array(categoryKeySchema),
	careerIds: z.array(careerIdSchema),
});
const questionSourceSchema = z.extend(questionSchema, { text: words, options: z.array(optionSourceSchema) });
const questionnaireSourceSchema = z.extend(questionnaireSchema, { questions: z.array(questionSourceSchema) });

/** One question with its words in both languages; categories and careers are those of the domain's lists. */
export type QuestionSource = z.infer<typeof questionSourceSchema>;
export type QuestionnaireSource = z.infer<typeof questionnaireSourceSchema>;

/** The part of a questionnaire that rules need: ids and mapping, nothing that depends on a language. */
export const questionKeys = ({ version, questions }: QuestionnaireSource): Questionnaire => ({
	version,
	questions: questions.map(({ id, multiSelect, options }) => ({
		id,
		multiSelect,
		options: options.map((option) => ({
			id: option.id,
			careerCategories: option.careerCategories,
			careerIds: option.careerIds,
		})),
	})),
});

/**
 * Checks a questionnaire at build; throws with the path of what is wrong: a missing language, a category or career
 * that does not exist, an id given twice, fewer than 4 or more than 8 options.
 *
 * The order of questions and options of a published version is frozen, and so is the mapping: share codes hold one
 * bit per option, and results are worked out again from them. Mending a typo is fine; any other change is a new version.
 */
export const defineQuestionnaire = (source: QuestionnaireSource): QuestionnaireSource => {
	const checked = questionnaireSourceSchema.parse(source);
	questionnaireSchema.parse(questionKeys(checked));
	return checked;
};
