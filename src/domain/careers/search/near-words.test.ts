import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { wordLikeness, wordsMeant } from "./near-words.ts";

const letters = [..."abcdefghijklmnopqrstuvw"];
/** A letter that no word of these tests contains: each one is a mistake. */
const wrong = "z";
const longest = 18;
const wordOf = (length: { minLength: number; maxLength: number }) =>
	fc.string({ unit: fc.constantFrom(...letters), ...length });

/** The number of forgiven mistakes in a typed word, by its length. */
const mistakesIn = (length: number): number => {
	if (length <= 3) return 0;
	if (length <= 7) return 1;
	return length <= 11 ? 2 : 3;
};

const withWrongLetters = (word: string, positions: readonly number[]): string =>
	[...word].map((letter, index) => (positions.includes(index) ? wrong : letter)).join("");

/** A word and some positions in it, never the first. */
const wordAndPositions = (mistakes: (length: number) => number) =>
	wordOf({ minLength: 5, maxLength: longest }).chain((word) =>
		fc.record({
			word: fc.constant(word),
			positions: fc.shuffledSubarray(
				Array.from({ length: word.length - 1 }, (_, index) => index + 1),
				{ minLength: mistakes(word.length), maxLength: mistakes(word.length) },
			),
		}),
	);

describe("wordsMeant", () => {
	it.each([
		["a wrong letter", "volcen", "volcan"],
		["a letter too many", "volcaan", "volcan"],
		["a missing letter", "volcn", "volcan"],
		["a missing letter at the end", "volca", "volcan"],
		["a letter too many at the end", "volcans", "volcan"],
		["two neighbours changed over", "vlocan", "volcan"],
		["the first two letters changed over", "ovlcan", "volcan"],
		["the last two letters changed over", "volcna", "volcan"],
		["a mistake in four letters", "gane", "gene"],
		["a double letter forgotten twice", "comunicaton", "communication"],
		["neighbours changed over twice", "goelgoue", "geologue"],
		["two letters too many", "geolloggue", "geologue"],
		["three mistakes in a long word", "astrofisicien", "astrophysicien"],
		["a mistake while the word is still being typed", "astrof", "astrophysicien"],
	])("%s is forgiven: %s for %s", (_, typed, word) => {
		expect(wordsMeant(typed, [word])).toEqual([word]);
	});

	it.each([
		["anything in three letters", "sae", "sea"],
		["two mistakes in four letters", "gana", "gene"],
		["two mistakes in seven letters", "qauntun", "quantum"],
		["another beginning", "mauvage", "sauvage"],
		["a first letter too many", "xvolcan", "volcan"],
		["a first letter forgotten", "eologue", "geologue"],
		["another longer word that begins alike", "volcan", "vegetation"],
		["two letters changed over of which one is wrong", "volcan", "vlxcan"],
		["a beginning left out and a wrong letter", "marinier", "mamarinjer"],
		["two letters left out and two others at the end", "geologue", "geogueix"],
		["a beginning that only half changed over", "ablcan", "balcon"],
		["the letters changed over further apart", "nolcav", "volcan"],
		["a word that is half as long", "marinier", "mari"],
		["neighbours that were changed over and a letter between them", "bacdef", "bxadef"],
	])("%s is not forgiven: %s for %s", (_, typed, word) => {
		expect(wordsMeant(typed, [word])).toEqual([]);
	});

	it("one wrong letter is forgiven up to seven letters, two up to eleven, and three in longer words", () => {
		fc.assert(
			fc.property(wordAndPositions(mistakesIn), ({ word, positions }) => {
				expect(wordsMeant(withWrongLetters(word, positions), [word])).toEqual([word]);
			}),
		);
	});

	it("a word with one wrong letter more is another word", () => {
		fc.assert(
			fc.property(
				wordAndPositions((length) => mistakesIn(length) + 1),
				({ word, positions }) => {
					expect(wordsMeant(withWrongLetters(word, positions), [word])).toEqual([]);
				},
			),
		);
	});

	it("the same number of surplus letters is forgiven, and one more makes another word", () => {
		fc.assert(
			fc.property(wordOf({ minLength: 5, maxLength: longest }), fc.nat(), (word, at) => {
				const typed = (more: number) => {
					const index = 1 + (at % word.length);
					return word.slice(0, index) + wrong.repeat(more) + word.slice(index);
				};
				for (const more of [1, 2, 3, 4]) {
					const isForgiven = more <= mistakesIn(word.length + more);
					expect(wordsMeant(typed(more), [word]), typed(more)).toEqual(isForgiven ? [word] : []);
				}
			}),
		);
	});

	it("a swap of two neighbours is forgiven anywhere in a word of four or more letters", () => {
		fc.assert(
			fc.property(wordOf({ minLength: 4, maxLength: longest }), fc.nat(), (word, at) => {
				const index = at % (word.length - 1);
				const [one = "", other = ""] = word.slice(index, index + 2);
				const typed = word.slice(0, index) + other + one + word.slice(index + 2);
				expect(wordsMeant(typed, [word])).toEqual([word]);
			}),
		);
	});

	it("the beginning of any longer word is recognised, with as many mistakes as its length allows", () => {
		fc.assert(
			fc.property(
				wordAndPositions(mistakesIn),
				wordOf({ minLength: 1, maxLength: 12 }),
				({ word, positions }, rest) => {
					expect(wordsMeant(withWrongLetters(word, positions), [word + rest])).toEqual([word + rest]);
				},
			),
		);
	});

	it("words of up to three letters are not corrected", () => {
		expect(wordsMeant("sea", ["sea", "seal"])).toEqual([]);
		expect(wordsMeant("", ["sea"])).toEqual([]);
	});

	it("all words that may be meant are returned, in their order, and no other", () => {
		const words = ["marine", "marina", "physique", "martine", "racine", "marinier"];
		expect(wordsMeant("marinne", words)).toEqual(["marine", "marinier"]);
	});
});

describe("wordLikeness", () => {
	it.each([
		["chat", "chats", 2 / 3],
		["chat", "chou", 1 / 4],
		["geologue", "geologie", 5 / 8],
		["chat", "loup", 0],
	])("the likeness of %s and %s is %d", (one, other, likeness) => {
		expect(wordLikeness(one, other)).toBeCloseTo(likeness);
	});

	it("likeness is symmetric, between 0 and 1, and 1 for equal words", () => {
		const word = fc.string({ unit: fc.constantFrom("a", "e", "n", "t"), minLength: 1, maxLength: 10 });
		fc.assert(
			fc.property(word, word, (one, other) => {
				const likeness = wordLikeness(one, other);
				expect(likeness).toBeGreaterThanOrEqual(0);
				expect(likeness).toBeLessThanOrEqual(1);
				expect(wordLikeness(other, one)).toBe(likeness);
				expect(wordLikeness(one, one)).toBe(1);
			}),
		);
	});
});
