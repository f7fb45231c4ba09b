/** The number of forgiven wrong letters by word length: none in short words, where another word is meant. */
const forgivenMistakes = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : length < 12 ? 2 : 3);

/**
 * Whether two words differ by no more than `maxMistakes` mistakes: a letter too many, one missing, one wrong, or two
 * neighbours swapped (Damerau–Levenshtein, optimal string alignment). A row that exceeds them ends the comparison.
 */
const areWithin = (one: string, other: string, maxMistakes: number): boolean => {
	let beforeLast: number[] = [];
	let last = Array.from({ length: other.length + 1 }, (_, column) => column);
	for (let row = 1; row <= one.length; row += 1) {
		const next = [row];
		let best = row;
		for (let column = 1; column <= other.length; column += 1) {
			const isSame = one[row - 1] === other[column - 1];
			let mistakes = Math.min(
				(last[column] ?? 0) + 1,
				(next[column - 1] ?? 0) + 1,
				(last[column - 1] ?? 0) + (isSame ? 0 : 1),
			);
			if (one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1])
				mistakes = Math.min(mistakes, (beforeLast[column - 2] ?? 0) + 1);
			next.push(mistakes);
			best = Math.min(best, mistakes);
		}
		if (best > maxMistakes) return false;
		beforeLast = last;
		last = next;
	}
	return (last[other.length] ?? 0) <= maxMistakes;
};

const beginsAlike = (one: string, other: string): boolean =>
	one[0] === other[0] || (one[0] === other[1] && one[1] === other[0]);

/**
 * The words of a vocabulary that were probably meant by a mistyped one: they begin alike, and the whole word or its
 * beginning (while the word is still being typed) differs by one letter, by two in words of eight letters and more, by three in
 * those of twelve and more: “astrofisicien”.
 */
export const wordsMeant = (typed: string, vocabulary: Iterable<string>): string[] => {
	const maxMistakes = forgivenMistakes(typed.length);
	const meant: string[] = [];
	if (maxMistakes === 0) return meant;
	for (const word of vocabulary) {
		if (word.length < typed.length - maxMistakes || !beginsAlike(typed, word)) continue;
		const isLonger = word.length > typed.length;
		const isMeant =
			(word.length <= typed.length + maxMistakes && areWithin(typed, word, maxMistakes)) ||
			(isLonger && areWithin(typed, word.slice(0, typed.length), maxMistakes));
		if (isMeant) meant.push(word);
	}
	return meant;
};

const triples = (word: string): string[] => {
	const padded = ` ${word} `;
	return Array.from({ length: padded.length - 2 }, (_, start) => padded.slice(start, start + 3));
};

/** The likeness of two words: the share of common runs of three letters (Dice), from 0 to 1. */
export const wordLikeness = (one: string, other: string): number => {
	const [own, others] = [new Set(triples(one)), new Set(triples(other))];
	const shared = [...own].filter((run) => others.has(run)).length;
	return (2 * shared) / (own.size + others.size);
};
