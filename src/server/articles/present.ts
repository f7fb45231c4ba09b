import type { ResourceCard } from "#contract/articles.ts";
import { type DocumentPage, textsOf } from "#domain/shared/document.ts";

/** How many words a student reads in a minute, in a text to be thought about. */
const wordsPerMinute = 150;

/** A text as the list names it. */
export const presentArticleCard = (id: string, { title, lead, sections }: DocumentPage): ResourceCard => {
	const texts = sections.flatMap(({ heading, blocks }) => [heading, ...blocks.flatMap(textsOf)]);
	// A no-break space joins a French sign to its word: « ? » is none of its own.
	const words = texts.join(" ").split(/[ \n]+/).length;
	return { id, title, lead, minutes: Math.max(1, Math.round(words / wordsPerMinute)) };
};
