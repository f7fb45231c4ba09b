import * as z from "zod/mini";
import { localeSchema } from "./shared.ts";

/** The page that describes the API. The server writes it as HTML; it needs no script. */
export const apiPageSchema = z.object({
	locale: localeSchema,
	title: z.string(),
	intro: z.array(z.string()),
	/** The name of the list of groups, for screen readers. */
	contents: z.string(),
	/** Routes whose paths begin alike. */
	groups: z.array(
		z.object({
			name: z.string(),
			routes: z.array(
				z.object({
					id: z.string(),
					method: z.string(),
					path: z.string(),
					/** A sentence, when the route is deprecated. */
					deprecated: z.nullable(z.string()),
					facts: z.array(z.object({ term: z.string(), text: z.string(), isCode: z.boolean() })),
				}),
			),
		}),
	),
	/** The label of the link to the site. */
	home: z.string(),
});
/** The text of the page that describes the API. */
export type ApiPage = z.infer<typeof apiPageSchema>;
