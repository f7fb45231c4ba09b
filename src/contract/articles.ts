import * as z from "zod/mini";
import { declareRoute } from "./route.ts";
import { countSchema, documentPageSchema, localeSchema } from "./shared.ts";

/** An entry in the public list of exclusive resources. */
export const resourceCardSchema = z.object({
	id: z.string(),
	title: z.string(),
	lead: z.string(),
	/** Reading time in minutes. */
	minutes: countSchema,
});
/** An article in the list: title and summary. */
export type ResourceCard = z.infer<typeof resourceCardSchema>;

/** Reads one article with its text. */
export const resourceSchema = z.object({ id: z.string(), page: documentPageSchema });
/** One article with its text. */
export type Resource = z.infer<typeof resourceSchema>;

/** Articles of the premium plan. The handler refuses accounts without it. */
export const articleRoutes = {
	/** Titles only: the list is public. */
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
