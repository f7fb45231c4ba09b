/** One piece of a text page. Links to other sites open in a new tab; own paths start with "/". */
export type DocumentBlock =
	| { kind: "paragraph"; text: string }
	| { kind: "list"; items: string[] }
	| { kind: "links"; items: { label: string; href: string; note?: string | undefined }[] }
	| { kind: "definitions"; items: Definition[] }
	| { kind: "bars"; caption: string; whole?: number | undefined; items: Bar[] }
	| MarksTable
	| { kind: "timeline"; items: { term: string; description: string }[] };

/** A term with its meaning; a telephone number with the site of its service. */
interface Definition {
	term: string;
	description: string;
	/** The link of the term: a telephone number. */
	href?: string | undefined;
	site?: { label: string; href: string } | undefined;
}

/** An amount of a drawing, among others in the same unit; the scale ends at `whole`, or at the largest amount. */
interface Bar {
	label: string;
	amount: number;
	/** The amount with its unit, as it is read. */
	text: string;
	/** Whether one receives it, and does not pay it. */
	isReceived: boolean;
}

/** How strongly the row of a table meets its column: not that we know, prepare it, an exam decides. */
export const tableMarks = ["none", "ask", "exam"] as const;
export type TableMark = (typeof tableMarks)[number];

/** A drawing of rows that meet columns: each mark has a word, and a sentence that explains it. */
interface MarksTable {
	kind: "marks";
	caption: string;
	/** The meanings of the marks, in the order of `tableMarks`. */
	legend: Record<TableMark, { word: string; meaning: string }>;
	columns: string[];
	/** One mark for each column. */
	items: { label: string; marks: TableMark[] }[];
}

/** All texts of a block, in reading order. */
export const textsOf = (block: DocumentBlock): string[] => {
	switch (block.kind) {
		case "paragraph":
			return [block.text];
		case "list":
			return block.items;
		case "links":
			return block.items.flatMap(({ label, note }) => [label, note ?? ""]);
		case "definitions":
			return block.items.flatMap(({ term, description, site }) => [
				term,
				description,
				...(site ? [site.label] : []),
			]);
		case "bars":
			return [block.caption, ...block.items.flatMap(({ label, text }) => [label, text])];
		case "marks":
			return [
				block.caption,
				...tableMarks.flatMap((mark) => [block.legend[mark].word, block.legend[mark].meaning]),
				...block.columns,
				...block.items.map(({ label }) => label),
			];
		case "timeline":
			return block.items.flatMap(({ term, description }) => [term, description]);
	}
};

/** A text page: about, resources, privacy, terms, sources, and the text beside the contact form. */
export interface DocumentPage {
	title: string;
	/** One or two sentences under the title; also the page's description for search engines. */
	lead: string;
	/**
	 * Set on a page to look things up in: its sections are closed until the reader opens one; the first may start open. "last"
	 * closes the last one alone, such as a list of sources.
	 */
	folds?: "all" | "afterFirst" | "last" | undefined;
	/** Set on a page that is true for France alone: it says so, and is folded for readers whose school is elsewhere. */
	country?: "france" | undefined;
	sections: {
		/** The anchor of the section, the same in both languages. */
		id: string;
		heading: string;
		blocks: DocumentBlock[];
	}[];
}
