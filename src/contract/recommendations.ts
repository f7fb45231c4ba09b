import * as z from "zod/mini";
import { careerIdSchema, categoryKeySchema } from "./careers.ts";
import { declareRoute } from "./route.ts";
import { countSchema } from "./shared.ts";

/** Reads a reason for a recommendation. */
export const recommendationReasonSchema = z.discriminatedUnion("kind", [
	z.object({ kind: z.literal("quiz_career"), attempts: countSchema }),
	z.object({ kind: z.literal("quiz_category"), category: categoryKeySchema }),
	z.object({ kind: z.literal("quest"), category: categoryKeySchema, games: countSchema }),
	z.object({ kind: z.literal("like_saved"), careerId: careerIdSchema }),
]);

/** A recommended career with its reasons, the strongest first. */
export const recommendationSchema = z.object({
	careerId: careerIdSchema,
	reasons: z.array(recommendationReasonSchema).check(z.minLength(1)),
});
export type RecommendationResponse = z.infer<typeof recommendationSchema>;

/** Careers to look at next. Without the premium plan the handler refuses. */
export const recommendationRoutes = {
	recommendations: declareRoute({
		method: "GET",
		path: "/api/recommendations",
		access: "consented",
		problems: ["subscription.premium_required"],
		response: z.object({ recommendations: z.array(recommendationSchema) }),
	}),
};
