import { type DocumentBlock, type DocumentPage, textsOf } from "#domain/shared/document.ts";

/**
 * A French punctuation mark that lacks its no-break space: a narrow one before ; ! ? %, a wide one before : and inside «
 * ».
 */
export const misspacedFrench = /[^\u202f][;!?%]|[^\u00a0]:|«[^\u00a0]|[^\u00a0]»/;

export const blocksOf = (page: DocumentPage): DocumentBlock[] =>
	page.sections.flatMap(({ blocks }) => blocks);

/** Every link of a page, block by block. */
export const linksOf = (page: DocumentPage) =>
	blocksOf(page).flatMap((block) => (block.kind === "links" ? [block.items] : []));

/** The whole text of a page. */
export const sentencesOf = (page: DocumentPage): string[] => [
	page.title,
	page.lead,
	...page.sections.map(({ heading }) => heading),
	...blocksOf(page).flatMap(textsOf),
];

/** Sections, blocks and lengths of lists: the structure that two languages of a page share. */
export const shapeOf = (page: DocumentPage) =>
	page.sections.map(({ id, blocks }) => [
		id,
		blocks.map((block) => [block.kind, "items" in block ? block.items.length : 1]),
	]);
