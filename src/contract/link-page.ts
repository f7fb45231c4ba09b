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
	/** The link does not work any more: status 410. */
	isGone: z.boolean(),
});
/** A page for who follows a link of a mail: its words, and what its button does. */
export type LinkPageContent = z.infer<typeof linkPageSchema>;
