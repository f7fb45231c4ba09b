import * as z from "zod/mini";
import { careerIdSchema } from "#domain/careers/career-id-schema.ts";
import { categoryKeySchema } from "#domain/careers/category-schema.ts";
import { documentPageSchema } from "#domain/shared/document.ts";
import { instantSchema } from "#domain/shared/moment-schema.ts";

const count = z.int().check(z.gte(0));

/** Attempts side by side, the earliest first; the lists inside have one entry for each (see domain/quiz/comparison.ts). */
export const comparisonSchema = z.object({
	attempts: z.array(z.object({ id: z.string(), completedAt: instantSchema, chosen: count })),
	categories: z.array(z.object({ id: categoryKeySchema, counts: z.array(count) })),
	careers: z.array(z.object({ id: careerIdSchema, places: z.array(z.nullable(count)) })),
});
export type Comparison = z.infer<typeof comparisonSchema>;

export const recommendationReasonSchema = z.discriminatedUnion("kind", [
	z.object({ kind: z.literal("quiz_career"), attempts: count }),
	z.object({ kind: z.literal("quiz_category"), category: categoryKeySchema }),
	z.object({ kind: z.literal("quest"), category: categoryKeySchema, games: count }),
	z.object({ kind: z.literal("like_saved"), careerId: careerIdSchema }),
]);

/** A career to look at next, with what speaks for it, the strongest first. */
export const recommendationSchema = z.object({
	careerId: careerIdSchema,
	reasons: z.array(recommendationReasonSchema).check(z.minLength(1)),
});
export type Recommendation = z.infer<typeof recommendationSchema>;

/** An exclusive resource as the list names it. Everyone may know that it exists. */
export const resourceCardSchema = z.object({
	id: z.string(),
	title: z.string(),
	lead: z.string(),
	/** How long reading it takes, in minutes. */
	minutes: count,
});
export type ResourceCard = z.infer<typeof resourceCardSchema>;

export const resourceSchema = z.object({ id: z.string(), page: documentPageSchema });
export type Resource = z.infer<typeof resourceSchema>;
