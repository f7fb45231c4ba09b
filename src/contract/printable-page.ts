import * as z from "zod/mini";
import { localeSchema } from "./shared.ts";

/** A page to be printed, such as a receipt. The server writes it as HTML; it needs no script. */
export const printablePageSchema = z.object({
	locale: localeSchema,
	title: z.string(),
	/** Its content, term by term; a description may have several lines. */
	rows: z.array(z.object({ term: z.string(), lines: z.array(z.string()) })),
	notes: z.array(z.string()),
	/** How to print it: on the screen alone. */
	hint: z.optional(z.string()),
	/** The link back, with its label. */
	home: z.object({ label: z.string(), path: z.string() }),
});
/** The text of a printable page. */
export type PrintablePage = z.infer<typeof printablePageSchema>;
