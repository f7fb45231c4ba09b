import * as z from "zod/mini";
import { localized } from "#contract/shared.ts";
import { careerIds } from "#domain/careers/career-id.ts";
import { categoryKeys } from "#domain/careers/category.ts";
import { isNoneOption, type Questionnaire } from "#domain/quiz/questionnaire.ts";

const id = z.string().check(z.regex(/^[a-z][a-z0-9-]*$/));
const ids = z
	.array(z.string())
	.check(z.refine((list) => new Set(list).size === list.length, "an id is repeated"));
const distinctIds = z.refine<readonly { id: string }[]>(
	(list) => new Set(list.map((each) => each.id)).size === list.length,
	"an id is repeated",
);

const optionSchema = z.strictObject({
	id,
	careerCategories: ids,
	careerIds: ids,
});

const [minOptions, maxOptions] = [4, 8];
type OptionKeys = z.infer<typeof optionSchema>;

/** 4 to 8 options that name careers and categories; after them, at most one "None of these", which names neither. */
const isComplete = z.refine<readonly OptionKeys[]>((options) => {
	const naming = options.filter((option, index) => index < options.length - 1 || !isNoneOption(option));
	const isNaming = ({ careerCategories, careerIds }: OptionKeys) =>
		careerCategories.length > 0 && careerIds.length > 0;
	return naming.length >= minOptions && naming.length <= maxOptions && naming.every(isNaming);
}, "4 to 8 options, then at most one that names nothing");

const questionSchema = z.strictObject({
	id,
	multiSelect: z.boolean(),
	options: z.array(optionSchema).check(isComplete, distinctIds),
});

export const questionnaireSchema = z.strictObject({
	version: z.int().check(z.positive()),
	questions: z.array(questionSchema).check(z.minLength(1), distinctIds),
	scienceQuestionIds: z.optional(z.array(id)),
});

const words = localized(z.string().check(z.minLength(3), z.maxLength(90)));

const optionSourceSchema = z.extend(optionSchema, {
	text: words,
	careerCategories: z.array(z.enum(categoryKeys)),
	careerIds: z.array(z.enum(careerIds)),
});
const questionSourceSchema = z.extend(questionSchema, { text: words, options: z.array(optionSourceSchema) });
const questionnaireSourceSchema = z.extend(questionnaireSchema, { questions: z.array(questionSourceSchema) });

/** One question with its words in both languages; categories and careers are those of the domain's lists. */
export type QuestionSource = z.infer<typeof questionSourceSchema>;
export type QuestionnaireSource = z.infer<typeof questionnaireSourceSchema>;

/** The part of a questionnaire that rules need: ids and mapping, nothing that depends on a language. */
export const questionKeys = ({
	version,
	questions,
	scienceQuestionIds,
}: QuestionnaireSource): Questionnaire => ({
	version,
	scienceQuestionIds,
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
 * bit per option, and results are computed again from them. Fixing a typo is fine; any other change is a new version.
 */
export const defineQuestionnaire = (source: QuestionnaireSource): QuestionnaireSource => {
	const checked = questionnaireSourceSchema.parse(source);
	questionnaireSchema.parse(questionKeys(checked));
	return checked;
};
