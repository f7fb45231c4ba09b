import * as z from "zod/mini";

const id = z.string().check(z.regex(/^[a-z][a-z0-9-]*$/));
const ids = z.array(z.string()).check(
	z.minLength(1),
	z.refine((list) => new Set(list).size === list.length, "an id is repeated"),
);
const distinctIds = z.refine<readonly { id: string }[]>(
	(list) => new Set(list.map((each) => each.id)).size === list.length,
	"an id is repeated",
);

/**
 * One answer a person may choose. `careerCategories` and `careerIds` are plain ids here:
 * that they name categories and careers of the catalogue is checked by the content's schema.
 */
export const optionSchema = z.strictObject({
	id,
	careerCategories: ids,
	careerIds: ids,
});
export type QuizOption = z.infer<typeof optionSchema>;

export const questionSchema = z.strictObject({
	id,
	multiSelect: z.boolean(),
	options: z.array(optionSchema).check(z.minLength(4), z.maxLength(8), distinctIds),
});
export type QuizQuestion = z.infer<typeof questionSchema>;

/** A published questionnaire. The order of questions and options of a version never changes. */
export const questionnaireSchema = z.strictObject({
	version: z.int().check(z.positive()),
	questions: z.array(questionSchema).check(z.minLength(1), distinctIds),
});
export type Questionnaire = z.infer<typeof questionnaireSchema>;

/** Question id → ids of the chosen options, in any order. */
export const quizAnswersSchema = z.record(z.string(), z.array(z.string()));
export type QuizAnswers = z.infer<typeof quizAnswersSchema>;
