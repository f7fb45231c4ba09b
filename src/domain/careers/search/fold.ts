const marks = /\p{M}/gu;
const spaces = /\s/gu;

/**
 * A text as search compares it: without case, accents and other marks, "œ" as "oe", "æ" as "ae", every
 * apostrophe straight and every space plain. "Écologie" and "ECOLOGIE" fold to the same.
 */
export const fold = (text: string): string =>
	text
		.normalize("NFD")
		.toLowerCase()
		.replace(marks, "")
		.replaceAll("œ", "oe")
		.replaceAll("æ", "ae")
		.replaceAll("ς", "σ")
		.replaceAll("’", "'")
		.replace(spaces, " ");
