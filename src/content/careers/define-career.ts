import * as z from "zod/mini";
import { localized } from "#contract/shared.ts";
import { type Professional, subjectIds } from "#domain/careers/career.ts";
import { type CareerId, careerIds } from "#domain/careers/career-id.ts";
import { categoryKeys } from "#domain/careers/category.ts";

const sentence = z.string().check(z.minLength(1));

const categoryKeySchema = z.enum(categoryKeys);

/** The facts about a career that rules need, independent of language. */
const careerKeysSchema = z.strictObject({
	id: z.enum(careerIds),
	category: categoryKeySchema,
	secondaryCategories: z.array(categoryKeySchema),
	subjects: z.array(z.enum(subjectIds)).check(z.minLength(3)),
});

const professionalSchema = z.strictObject({
	name: sentence,
	title: sentence,
	organization: sentence,
	quote: sentence,
}) satisfies z.ZodMiniType<Professional>;

/** The words of one career in one language. French says "tu" to the student. */
const careerTextSchema = z.strictObject({
	title: sentence,
	/** At least 121 characters, so that a card's cut at 120 always shows an ellipsis. */
	description: z.string().check(z.minLength(121), z.maxLength(420)),
	/** The real work of a week: three to six concrete activities. */
	week: z.array(sentence).check(z.minLength(3), z.maxLength(6)),
	/** Something true and surprising about the work. */
	discovery: sentence,
	/** The helpful school subjects, worded as those of most admitted students, never as a condition. */
	school: sentence,
	degrees: z.array(sentence).check(z.minLength(3)),
	skills: z.array(sentence).check(z.minLength(5)),
	qualities: z.array(sentence).check(z.minLength(4)),
	professionals: z.array(professionalSchema).check(z.minLength(2), z.maxLength(2)),
	superhero: sentence,
});

const careerSchema = z.extend(careerKeysSchema, { text: localized(careerTextSchema) });

export type CareerSource = z.infer<typeof careerSchema> & { id: CareerId };

/** Checks one career of the catalogue at build; throws with the path of the error. */
export const defineCareer = (source: CareerSource): CareerSource => careerSchema.parse(source);
