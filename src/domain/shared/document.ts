import * as z from "zod/mini";

const text = z.string().check(z.minLength(1));

/** One piece of a text page. Links to other sites open in a new tab; own paths start with "/". */
export const documentBlockSchema = z.discriminatedUnion("kind", [
	z.strictObject({ kind: z.literal("paragraph"), text }),
	z.strictObject({ kind: z.literal("list"), items: z.array(text).check(z.minLength(1)) }),
	z.strictObject({
		kind: z.literal("links"),
		items: z.array(z.strictObject({ label: text, href: text, note: z.optional(text) })).check(z.minLength(1)),
	}),
	z.strictObject({
		kind: z.literal("definitions"),
		items: z.array(z.strictObject({ term: text, description: text })).check(z.minLength(1)),
	}),
]);
export type DocumentBlock = z.infer<typeof documentBlockSchema>;

/** Everything that a piece of a page says, text by text, in the order of reading. */
export const textsOf = (block: DocumentBlock): string[] => {
	switch (block.kind) {
		case "paragraph":
			return [block.text];
		case "list":
			return block.items;
		case "links":
			return block.items.flatMap(({ label, note }) => [label, note ?? ""]);
		case "definitions":
			return block.items.flatMap(({ term, description }) => [term, description]);
	}
};

/** A page that is read: about, resources, privacy, terms, sources, and the words beside the contact form. */
export const documentPageSchema = z.strictObject({
	title: text,
	/** One or two sentences under the title; also the page's description for search engines. */
	lead: text,
	sections: z.array(
		z.strictObject({
			/** The anchor of the section, the same in both languages. */
			id: z.string().check(z.regex(/^[a-z][a-z0-9-]*$/)),
			heading: text,
			blocks: z.array(documentBlockSchema).check(z.minLength(1)),
		}),
	),
});
export type DocumentPage = z.infer<typeof documentPageSchema>;
