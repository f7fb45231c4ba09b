import * as z from "zod/mini";
import { localeSchema } from "#domain/shared/locale-schema.ts";
import { comparisonSchema, recommendationSchema, resourceCardSchema, resourceSchema } from "../premium.ts";
import { declareRoute } from "./route.ts";

/** What the premium plan opens. Who does not have it is refused by what these give, not by their rule of access. */
export const premiumRoutes = {
	comparison: declareRoute({
		method: "GET",
		path: "/api/quiz/comparison",
		access: "keeper",
		problems: ["subscription.premium_required"],
		response: comparisonSchema,
	}),
	recommendations: declareRoute({
		method: "GET",
		path: "/api/recommendations",
		access: "keeper",
		problems: ["subscription.premium_required"],
		response: z.object({ recommendations: z.array(recommendationSchema) }),
	}),
	/** Titles only: everyone may know what there is. */
	resources: declareRoute({
		method: "GET",
		path: "/api/resources/:locale",
		access: "everyone",
		params: z.object({ locale: localeSchema }),
		response: z.object({ resources: z.array(resourceCardSchema) }),
	}),
	resource: declareRoute({
		method: "GET",
		path: "/api/resources/:locale/:resourceId",
		access: "signed_in",
		params: z.object({
			locale: localeSchema,
			resourceId: z.string().check(z.regex(/^[a-z][a-z0-9-]{0,60}$/)),
		}),
		problems: ["subscription.premium_required", "resources.unknown"],
		response: resourceSchema,
	}),
};
