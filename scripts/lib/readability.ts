import type { Locale } from "../../src/domain/shared/locale.ts";

/** Measures of a text's difficulty. */
export interface Readability {
	readonly words: number;
	/** Number of words in its longest sentence. */
	readonly longest: number;
	/** By the formula of its language: see `ease`. */
	readonly ease: number;
}

/** The sentences of a text: they end with a full stop, a question or exclamation mark, a colon or a semicolon. */
export const sentencesOf = (text: string): string[] =>
	text
		.replace(/{{\w+}}/g, "name")
		.split(/(?<=[.!?…:;])(?:[\s\u00a0\u202f]+|$)/u)
		.map((sentence) => sentence.trim())
		.filter((sentence) => /\p{L}/u.test(sentence));

const wordsOf = (text: string): string[] => text.match(/[\p{L}\d]+(?:[’'@.,-][\p{L}\d]+)*/gu) ?? [];

const groups = (word: string, vowels: RegExp): number => word.match(vowels)?.length ?? 0;

/** Counts syllables by their vowels: exact enough for averages over a text. */
const syllablesOf: Readonly<Record<Locale, (word: string) => number>> = {
	en: (word) => {
		const plain = word.toLowerCase().replace(/(?<=[^aeiouyl])(?:e|es|ed)$/u, "");
		return Math.max(1, groups(plain, /[aeiouy]+/gu));
	},
	fr: (word) => {
		const plain = word
			.toLowerCase()
			.normalize("NFC")
			.replace(/(?<=\p{L}{2})(?:e|es|ent)$/u, "");
		return Math.max(1, groups(plain, /[aeiouyàâäéèêëîïôöùûüœæ]+/gu));
	},
};

/**
 * Ease from 0 (hardest) to 100, per language. English: Flesch reading ease (R. Flesch, "A new readability yardstick",
 * Journal of Applied Psychology 32, 1948): 206.835 − 1.015 words per sentence − 84.6 syllables per word. French: its
 * adaptation by L. Kandel and A. Moles ("Application de l’indice de Flesch à la langue française", Cahiers d’études de
 * radio-télévision 19, 1958): 209 − 1.15 words per sentence − 68 syllables per word.
 */
const ease: Readonly<Record<Locale, (wordsPerSentence: number, syllablesPerWord: number) => number>> = {
	en: (words, syllables) => 206.835 - 1.015 * words - 84.6 * syllables,
	fr: (words, syllables) => 209 - 1.15 * words - 68 * syllables,
};

/** The difficulty, in its language, of a text of at least one sentence. */
export const readabilityOf = (text: string, locale: Locale): Readability => {
	const sentences = sentencesOf(text).map(wordsOf);
	const words = sentences.flat();
	const syllables = words.reduce((sum, word) => sum + syllablesOf[locale](word), 0);
	return {
		words: words.length,
		longest: Math.max(...sentences.map(({ length }) => length)),
		ease: Math.round(ease[locale](words.length / sentences.length, syllables / words.length)),
	};
};

/**
 * The limits for an important text: words per sentence, and the ease of all texts about one subject together. Flesch's
 * "fairly easy" (age twelve to thirteen) begins at 70; 80 is "easy" by Kandel and Moles, who keep his classes.
 */
export const bounds: Readonly<Record<Locale, { readonly words: number; readonly ease: number }>> = {
	en: { words: 25, ease: 70 },
	fr: { words: 25, ease: 80 },
};

/** Joins texts, ending each as a sentence. */
export const together = (texts: Iterable<string>): string =>
	[...texts].map((text) => (/[.!?…:;]$/u.test(text) ? text : `${text}.`)).join(" ");

/** The texts about one subject that are too hard, each by its key. */
export const hardTexts = (subject: string, texts: ReadonlyMap<string, string>, locale: Locale): string[] => {
	const bound = bounds[locale];
	const long = [...texts].flatMap(([key, text]) =>
		sentencesOf(text).flatMap((sentence) => {
			const { words } = readabilityOf(sentence, locale);
			return words > bound.words ? [`${locale} ${key}: a sentence of ${words} words: ${sentence}`] : [];
		}),
	);
	if (texts.size === 0) return [`${locale} ${subject}: no text is about it any more`];
	const { ease: easy } = readabilityOf(together(texts.values()), locale);
	return easy < bound.ease
		? [...long, `${locale} ${subject}: ease ${easy}, at least ${bound.ease} is asked`]
		: long;
};
