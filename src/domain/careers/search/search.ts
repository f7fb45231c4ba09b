import { careersOfField } from "../careers-of-field.ts";
import type { CategoryKey } from "../category.ts";
import type { PresentedCareerCard } from "../presented-career.ts";
import { fold } from "./fold.ts";
import { wordsMeant } from "./near-words.ts";

/** The filters of explore: the text as typed, and one category or all of them (null). */
export type CareerFilter = { readonly query: string; readonly category: CategoryKey | null };

/** The search words of a career beside those of its card, in one language. */
export interface SearchWords {
	/** School words and everyday words for each career. */
	readonly synonyms: Readonly<Partial<Record<string, readonly string[]>>>;
	/** Each career's real week. */
	readonly weeks: Readonly<Partial<Record<string, readonly string[]>>>;
	/** The names of the categories, and other words for them. */
	readonly categories: Readonly<Partial<Record<CategoryKey, readonly string[]>>>;
}

/** The kinds of searched fields. */
export type FieldKind = "title" | "description" | "subject" | "skill" | "category" | "synonym" | "week";

type Field = { readonly kind: FieldKind; readonly text: string; readonly folded: string };
type Entry<Career> = { readonly career: Career; readonly text: string; readonly fields: () => Field[] };

/** For each word the indexes in `entries` of the careers that have it. */
type WordIndexes = ReadonlyMap<string, readonly number[]>;

/** Careers with their text folded and their words listed once, so that a keystroke only looks up. */
export interface SearchIndex<Career> {
	readonly entries: readonly Entry<Career>[];
	/** Every word of every field. */
	readonly words: WordIndexes;
	/** The words that name a career: from titles, subjects, synonyms and categories. */
	readonly vocabulary: WordIndexes;
}

type Searchable = Pick<PresentedCareerCard, "category" | "secondaryCategories" | "title" | "description"> &
	Partial<Pick<PresentedCareerCard, "subjects" | "skills">> & {
		/** Of a career of the catalogue or of a neighbouring one. */
		readonly id: string;
	};

const noWords: SearchWords = { synonyms: {}, weeks: {}, categories: {} };

/** Separates two fields. It cannot be typed, so a phrase never matches across two fields. */
const betweenFields = "\u0000";
const shortWordLength = 3;
const letterOrDigit = /[\p{L}\p{N}]/u;
const wordPattern = /[\p{L}\p{N}]+/gu;

/** Words that say nothing about a career, in both languages. */
const emptyWords = new Set(
	"a aime aimer an and at au aux avec be become boulot bosser career careers dans de des devenir du en enjoy et etre faire for i in j je job jobs la le les like love metier metiers my of on pour qui recherche research sur the to travail travailler un une veux want who with work working d l".split(
		" ",
	),
);

/** The folded words of a text. */
const wordsOf = (folded: string): string[] => folded.match(wordPattern) ?? [];

/** The searched fields of a career, most important first. */
const fieldTexts = (career: Searchable, words: SearchWords): [FieldKind, string][] => [
	["title", career.title],
	...(career.subjects ?? []).map(({ label }): [FieldKind, string] => ["subject", label]),
	...(career.skills ?? []).map((skill): [FieldKind, string] => ["skill", skill]),
	...(words.synonyms[career.id] ?? []).map((word): [FieldKind, string] => ["synonym", word]),
	...[career.category, ...career.secondaryCategories]
		.flatMap((key) => words.categories[key] ?? [])
		.map((word): [FieldKind, string] => ["category", word]),
	["description", career.description],
	...(words.weeks[career.id] ?? []).map((line): [FieldKind, string] => ["week", line]),
];

const calledBy: ReadonlySet<FieldKind> = new Set<FieldKind>(["title", "subject", "synonym", "category"]);

/**
 * Folds the searched text of each career: title, description, every subject as shown and every skill; with `words` also
 * its synonyms, the names of its categories and its week.
 */
export const prepareSearch = <Career extends Searchable>(
	careers: readonly Career[],
	words: SearchWords = noWords,
): SearchIndex<Career> => {
	const [all, vocabulary] = [new Map<string, number[]>(), new Map<string, number[]>()];
	const list = (map: Map<string, number[]>, word: string, index: number) => {
		const indexes = map.get(word);
		if (!indexes) map.set(word, [index]);
		else if (indexes.at(-1) !== index) indexes.push(index);
	};
	const entries = careers.map((career, index) => {
		const texts = fieldTexts(career, words);
		const folded = texts.map(([, text]) => fold(text));
		for (const [position, [kind]] of texts.entries())
			for (const word of wordsOf(folded[position] ?? "")) {
				list(all, word, index);
				if (calledBy.has(kind)) list(vocabulary, word, index);
			}
		const fields = () =>
			texts.map(([kind, text], position) => ({ kind, text, folded: folded[position] ?? "" }));
		return { career, text: folded.join(betweenFields), fields };
	});
	return { entries, words: all, vocabulary };
};

/** The positions at which a word of up to three letters starts a word of the text. */
const beginsAWord = (text: string, word: string): boolean => {
	for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1))
		if (!letterOrDigit.test(text.charAt(at - 1))) return true;
	return false;
};

const occursIn = (text: string, wanted: string): boolean =>
	wanted.length > shortWordLength ? text.includes(wanted) : beginsAWord(text, wanted);

/** The typed query, folded, and its significant words. */
const readQuery = (query: string) => {
	const wanted = fold(query).trim();
	const all = wordsOf(wanted);
	const meaningful = all.filter((word) => !emptyWords.has(word));
	return { wanted, words: meaningful.length > 0 ? meaningful : all };
};

/** A set of indexes, as one mark for each. */
type Marks = Uint8Array;

/** Marks the careers that have a word which passes. */
const marksOf = (
	index: SearchIndex<unknown>,
	indexes: WordIndexes,
	passes: (word: string) => boolean,
): Marks => {
	const marks = new Uint8Array(index.entries.length);
	for (const [word, own] of indexes) if (passes(word)) for (const entry of own) marks[entry] = 1;
	return marks;
};

/** The intersection of the sets. */
const inAll = (all: readonly Marks[], length: number): number[] => {
	const found: number[] = [];
	for (let index = 0; index < length; index += 1)
		if (all.length > 0 && all.every((marks) => marks[index] === 1)) found.push(index);
	return found;
};

/** The careers with each of the words, short ones at the beginning of a word. */
const indexesOfWords = (index: SearchIndex<unknown>, words: readonly string[]): number[] =>
	inAll(
		words.map((word) =>
			marksOf(index, index.words, (own) =>
				word.length > shortWordLength ? own.includes(word) : own.startsWith(word),
			),
		),
		index.entries.length,
	);

/** The careers that contain the whole phrase; each is checked when it has no word at all. */
const indexesOfPhrase = (index: SearchIndex<unknown>, phrase: string): number[] => {
	const words = wordsOf(phrase);
	const candidates =
		words.length > 0
			? inAll(
					words.map((word) => marksOf(index, index.words, (own) => own.includes(word))),
					index.entries.length,
				)
			: [...index.entries.keys()];
	return candidates.filter((entry) => occursIn(index.entries[entry]?.text ?? "", phrase));
};

/** The careers with every word, each spelled as it is or as a near word of the vocabulary. */
const indexesDespiteMistakes = (index: SearchIndex<unknown>, words: readonly string[]): number[] =>
	inAll(
		words.map((word) => {
			const meant = new Set(wordsMeant(word, index.vocabulary.keys()));
			const isOne = words.length === 1;
			return marksOf(
				index,
				isOne ? index.vocabulary : index.words,
				(own) => meant.has(own) || (!isOne && own.startsWith(word)),
			);
		}),
		index.entries.length,
	);

const foundBy = (index: SearchIndex<unknown>, query: string): ((index: number) => boolean) => {
	const { wanted, words } = readQuery(query);
	if (wanted === "") return () => true;
	if (wanted.includes(betweenFields)) return () => false;
	const byWords = indexesOfWords(index, words);
	const isWord = words.length === 1 && words[0] === wanted;
	const found = new Set(isWord ? byWords : [...byWords, ...indexesOfPhrase(index, wanted)]);
	if (found.size > 0) return (index) => found.has(index);
	const near = new Set(indexesDespiteMistakes(index, words));
	return (index) => near.has(index);
};

/**
 * The careers of a category that match a query. A query matches as a phrase in one field (at the start of a word when
 * it has three letters or fewer), or word by word in any fields; if nothing matches, small typing errors are forgiven.
 * Case, accents and surrounding spaces are ignored; a blank query matches all. The given order is kept, but careers
 * with the category as their first precede those with it as a second one.
 */
export const searchCareers = <Career extends Searchable>(
	index: SearchIndex<Career>,
	{ query, category }: CareerFilter,
): Career[] => {
	const isFound = foundBy(index, query);
	const found = index.entries.filter((_, index) => isFound(index)).map(({ career }) => career);
	return careersOfField(found, category);
};

/** Why a query finds a career: the most relevant field that has its words, as it is written there. */
export type SearchReason = { readonly kind: Exclude<FieldKind, "title">; readonly text: string };

/**
 * The reason why a query matches each career, undefined where its title matches. Mistyped words are replaced by the
 * near words that were meant.
 */
export const searchReasons = <Career extends Searchable>(
	index: SearchIndex<Career>,
	query: string,
): ReadonlyMap<Career["id"], SearchReason> => {
	const { wanted, words } = readQuery(query);
	const reasons = new Map<Career["id"], SearchReason>();
	if (wanted === "") return reasons;
	const meant = words.flatMap((word) => [word, ...wordsMeant(word, index.vocabulary.keys())]);
	for (const { career, fields } of index.entries) {
		const all = fields();
		const field =
			all.find(({ folded }) => occursIn(folded, wanted)) ??
			all.find(({ folded }) => meant.some((word) => occursIn(folded, word)));
		if (field && field.kind !== "title") reasons.set(career.id, { kind: field.kind, text: field.text });
	}
	return reasons;
};
