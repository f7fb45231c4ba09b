import * as z from "zod/mini";
import { localeSchema } from "./shared.ts";

/** A small page that a link in a mail leads to, in words. The server writes it as HTML; it needs no script. */
export const linkPageSchema = z.object({
	locale: localeSchema,
	title: z.string(),
	text: z.string(),
	/** The one button, which asks for the same address again by POST; null when there is nothing to do. */
	action: z.nullable(z.string()),
	/** The words of the way to the site. */
	home: z.string(),
	/** The link has expired: status 410. */
	isGone: z.boolean(),
});
/** The page behind a link in a mail: its text and the action of its button. */
export type LinkPageContent = z.infer<typeof linkPageSchema>;
