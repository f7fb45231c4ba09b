import { elementAt, type Instrument, type Reading } from "./instrument.ts";

/** The fish of the reference collection. */
export const referenceFish = ["cod", "haddock", "saithe"] as const;

export type ReferenceFish = (typeof referenceFish)[number];

/** Sixteen letters of each fish: those of the question, made up for the game. */
const references: Readonly<Record<ReferenceFish, string>> = {
	cod: "ATGCTATTAGACTACA",
	haddock: "GTGCCACTAGGCTTCG",
	saithe: "ATGCCATTAGGCTACG",
};

/** The letters around them, equal in all three: the binding sites of a test hardly vary between species. */
const before = "TTCA";
const after = "GGTA";

/** The sequence read from the fillet, as the question gives it. */
export const filletRead = "ATGCCATTAGGCTACG";

/** The maximum offset of the read from its true position, in letters. */
export const furthestSlide = 4;

/** The settings: the reference, and the offset of the read along it (0 is the true position). */
export type AlignmentSettings = { readonly reference: ReferenceFish; readonly slide: number };

/** A read under a reference, letter by letter. */
export interface AlignmentReading extends Reading {
	readonly outcome: "compared";
	/** The whole sequence of the reference. */
	readonly sequence: string;
	/** The read; a plus sign marks two letters at once in a mixture. */
	readonly read: string;
	readonly matches: readonly boolean[];
}

/** The sequence of a reference with the letters around it. */
export const sequenceOf = (fish: ReferenceFish): string => before + references[fish] + after;

/** Puts a read under a reference and counts the letters that differ. */
export const compare = ({ reference, slide }: AlignmentSettings, read: string): AlignmentReading => {
	const sequence = sequenceOf(reference);
	const matches = [...read].map((letter, index) => letter === sequence[index + before.length + slide]);
	const mismatches = matches.filter((isMatch) => !isMatch).length;
	return { outcome: "compared", sequence, read, matches, figures: { mismatches, letters: read.length } };
};

/** The sequence of a mixture of the three fish: two letters at once wherever they differ. */
const mixture = [...references.cod]
	.map((letter, index) => (referenceFish.every((fish) => references[fish][index] === letter) ? letter : "+"))
	.join("");

/** The sequence if cooking rewrote letters: any order of the four, here the alphabet over and over. */
const rewritten = "ACGT".repeat(references.cod.length / 4);

/**
 * The read if the option were right, in stored order. Within one species this stretch hardly varies
 * (0.39 % of letters on average among 207 fish, against 9.9 % between species of one genus: Ward et al., 2005, Phil.
 * Trans. R. Soc. B 360, 1847), so a cod would read as the cod of the collection.
 */
const optionReads = [references.cod, references.saithe, mixture, rewritten] as const;
const optionReferences = ["cod", "saithe", "cod", "saithe"] as const;

/** DNA detective, question 1: under which reference do the letters of the fillet match? */
export const alignment: Instrument<AlignmentSettings, AlignmentReading> = {
	id: "alignment",
	controls: [
		{ kind: "choice", key: "reference", values: referenceFish },
		{ kind: "number", key: "slide", min: -furthestSlide, max: furthestSlide, step: 1 },
	],
	initial: { reference: "cod", slide: -3 },
	readouts: ["mismatches"],
	isImmediate: true,
	run: (settings) => compare(settings, filletRead),
	evidence: referenceFish.map((reference) => ({ reference, slide: 0 })),
	worldOf: (option) => {
		const settings = { reference: elementAt(optionReferences, option), slide: 0 };
		const read = elementAt(optionReads, option);
		return { settings, reading: compare(settings, read), fits: read === filletRead };
	},
};
