/** Characters of a description on a card of results and explore. */
export const cardDescriptionLength = 120;
/** Characters of a description on a card of a related career. */
export const relatedDescriptionLength = 100;
/** Subjects named on a card before "+N more". */
export const cardSubjects = 3;

const joiner = "\u200D";
const continuation = /^[\p{M}\p{Emoji_Modifier}\u200D]/u;

const splitsCharacter = (text: string, at: number): boolean => {
	const isSecondHalf = (text.charCodeAt(at) & 0xfc00) === 0xdc00;
	return isSecondHalf || text[at - 1] === joiner || continuation.test(text.slice(at, at + 2));
};

/**
 * The first `limit` characters (UTF-16 units) and "..." when the text is longer, else the text itself. A
 * letter with its marks, a pair of surrogates or a joined emoji is never cut in two: the cut comes before it.
 */
export const truncate = (text: string, limit: number): string => {
	if (text.length <= limit) return text;
	let cut = limit;
	while (cut > 0 && splitsCharacter(text, cut)) cut -= 1;
	return `${text.slice(0, cut)}...`;
};
