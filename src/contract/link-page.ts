import * as z from "zod/mini";
import { localeSchema } from "./shared.ts";

/** The text of a small page behind a link in a mail. The server writes it as HTML; it needs no script. */
export const linkPageSchema = z.object({
	locale: localeSchema,
	title: z.string(),
	text: z.string(),
	/** The label of the button, which sends a POST to the same address; null when there is nothing to do. */
	action: z.nullable(z.string()),
	/** The label of the link to the site. */
	home: z.string(),
	/** The link has expired: status 410. */
	isGone: z.boolean(),
});
/** The page behind a link in a mail: its text and the action of its button. */
export type LinkPageContent = z.infer<typeof linkPageSchema>;
