import * as z from "zod/mini";
import { localized } from "#contract/shared.ts";
import { careerIds } from "#domain/careers/career-id.ts";
import { categoryKeys } from "#domain/careers/category.ts";
import { neighbourIds } from "#domain/careers/neighbour-id.ts";
import { settings } from "#domain/careers/setting.ts";
import { usualWayNames } from "./usual-ways.ts";

const sentence = z.string().check(z.minLength(1));

/** The words of a neighbouring career in one language. French says "tu" to the student. */
const neighbourTextSchema = z.strictObject({
	/** In French both forms, as in "Infirmière / infirmier". */
	title: sentence,
	description: z.string().check(z.minLength(121), z.maxLength(420)),
	/** The real work of a week: three to five concrete activities. */
	week: z.array(sentence).check(z.minLength(3), z.maxLength(5)),
	/** The usual way in, and one for those who did something else first. */
	wayIn: sentence,
	/** Words that students type: school words and everyday words. */
	words: z.array(sentence).check(z.minLength(6)),
});

const neighbourSchema = z.strictObject({
	id: z.enum(neighbourIds),
	category: z.enum(categoryKeys),
	secondaryCategories: z.array(z.enum(categoryKeys)),
	/** The setting of each line of the week. */
	settings: z.array(z.enum(settings)),
	/** Ways from school to the career, and the names of their first courses on Parcoursup. */
	ways: z
		.array(
			z.strictObject({
				way: z.enum(usualWayNames),
				courses: z.array(sentence),
			}),
		)
		.check(z.minLength(1)),
	/** The careers of the catalogue that it works with. */
	worksWith: z.array(z.enum(careerIds)).check(z.minLength(2), z.maxLength(6)),
	/** Sourced facts: how many, how paid, how chosen, how it changes. */
	facts: z
		.array(z.strictObject({ source: sentence, text: localized(sentence) }))
		.check(z.minLength(2), z.maxLength(4)),
	/** Every figure of the texts with the source that has it. */
	figures: z.array(z.strictObject({ value: z.number(), source: sentence })),
	/** The sources of the sentences of the way in. */
	wayInSources: z.array(sentence).check(z.minLength(1)),
	sources: z.record(
		z.string(),
		z.strictObject({ label: sentence, url: z.string().check(z.startsWith("https://")) }),
	),
	/** The day on which the sources were read. */
	checked: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
	text: localized(neighbourTextSchema),
});

export type NeighbourSource = z.infer<typeof neighbourSchema>;

/** Checks one neighbouring career at build; throws with the path of the error. */
export const defineNeighbour = (source: NeighbourSource): NeighbourSource => neighbourSchema.parse(source);
