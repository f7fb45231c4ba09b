import type { ResourceCard } from "#contract/articles.ts";
import { type DocumentPage, textsOf } from "#domain/shared/document.ts";

/** Words that a student reads in a minute, in a text that needs thought. */
const wordsPerMinute = 150;

/** An article as the list shows it. */
export const presentArticleCard = (id: string, { title, lead, sections }: DocumentPage): ResourceCard => {
	const texts = sections.flatMap(({ heading, blocks }) => [heading, ...blocks.flatMap(textsOf)]);
	// A no-break space joins French punctuation to its word: « ? » does not count.
	const words = texts.join(" ").split(/[ \n]+/).length;
	return { id, title, lead, minutes: Math.max(1, Math.round(words / wordsPerMinute)) };
};
