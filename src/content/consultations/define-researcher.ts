import * as z from "zod/mini";
import { localeSchema, localized, localTimeSchema, zoneSchema } from "#contract/shared.ts";
import { categoryKeys } from "#domain/careers/category.ts";
import type { PatternDay } from "#domain/consultations/fixed-schedule.ts";

const words = z.string().check(z.minLength(1));

const patternDaySchema = z.object({
	dayOffset: z.int().check(z.gte(0)),
	times: z.array(localTimeSchema),
}) satisfies z.ZodMiniType<PatternDay>;

const researcherSchema = z.strictObject({
	id: z.string().check(z.regex(/^[a-z]+(-[a-z]+)*$/)),
	zone: zoneSchema,
	/** No photographs: the portrait is drawn from these letters on the hue of this category. */
	imageUrl: z.null(),
	monogram: z.string().check(z.regex(/^\p{Lu}{2}$/u)),
	hue: z.enum(categoryKeys),
	/** The languages in which a consultation can take place. */
	languages: z.array(localeSchema).check(z.minLength(1)),
	/** The specification's five days, day 0 first; a day without times cannot be chosen. */
	pattern: z.array(patternDaySchema).check(z.length(5)),
	text: localized(
		z.strictObject({
			name: words,
			title: words,
			specialization: words,
			bio: z.string().check(z.minLength(120), z.maxLength(500)),
			/** The person's answer to a question about the work, in their own words. */
			answer: z.string().check(z.minLength(60), z.maxLength(160)),
			/** The topics of a consultation. */
			topics: z.array(words).check(z.minLength(3)),
		}),
	),
});
export type ResearcherSource = z.infer<typeof researcherSchema>;

/** Checks one illustrative researcher at build; throws with the path of the error. */
export const defineResearcher = (source: ResearcherSource): ResearcherSource =>
	researcherSchema.parse(source);
