/** Characters of a description on a card of results and explore. */
export const cardDescriptionLength = 120;
/** Characters of a description on a card of a related career. */
export const relatedDescriptionLength = 100;
/** Subjects named on a card before "+N more". */
export const cardSubjects = 3;

const joiner = "\u200D";
const continuation = /^[\p{M}\p{Emoji_Modifier}\u200D]/u;
const punctuationAtEnd = /[\s.,;:!?…–—«“(]+$/u;

/** Articles, "and", "of": at most three letters. A cut never ends with one. */
const littleWordsAtEnd = /(?:\s\S{1,3})+$/u;

const splitsCharacter = (text: string, at: number): boolean => {
	const isSecondHalf = (text.charCodeAt(at) & 0xfc00) === 0xdc00;
	return isSecondHalf || text[at - 1] === joiner || continuation.test(text.slice(at, at + 2));
};

/** The end of the last whole word within the limit; the limit itself if a single word exceeds it. */
const endOfWord = (text: string, limit: number): number => {
	let end = limit;
	while (end > 0 && !/\s/u.test(text.charAt(end))) end -= 1;
	return end > 0 ? end : limit;
};

/**
 * As many whole words as `limit` characters (UTF-16 units) hold and an ellipsis when the text is longer, else the text
 * itself. Little words and punctuation before the ellipsis are left out. Where a single word is longer than the limit it
 * is cut, but a letter with its marks, a pair of surrogates or a joined emoji never is.
 */
export const truncate = (text: string, limit: number): string => {
	if (text.length <= limit) return text;
	let cut = endOfWord(text, limit);
	while (cut > 0 && splitsCharacter(text, cut)) cut -= 1;
	const kept = text.slice(0, cut);
	return `${kept.replace(littleWordsAtEnd, "").replace(punctuationAtEnd, "") || kept}…`;
};

/** A text up to the end of its first sentence; the whole text when it is one sentence. */
export const firstSentence = (text: string): string => text.match(/^.*?[.!?…](?=\s+\p{Lu})/u)?.[0] ?? text;
