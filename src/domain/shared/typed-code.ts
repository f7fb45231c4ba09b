/**
 * The alphabet of typed codes: no two characters that look alike on a projector or a telephone (0 and O, 1 and I, 2 and
 * Z, 5 and S, 8 and B, U and V), and no vowel, so that no code is a word.
 */
const characters = "CDFGHJKMNPQRTWXY34679";

/** A random code of the given length. `random` returns numbers in [0, 1). */
export const drawTypedCode = (length: number, random: () => number): string =>
	Array.from({ length }, () => characters.charAt(Math.floor(random() * characters.length))).join("");

/**
 * A typed or pasted code in capitals. Only its letters and digits count, full-width ones too: spaces, dashes, quotation
 * marks, a full stop and invisible characters are dropped. Undefined when it is not a code of this length.
 */
export const readTypedCode = (typed: string, length: number): string | undefined => {
	const code = typed
		.normalize("NFKC")
		.replace(/[^\p{L}\p{N}]/gu, "")
		.toUpperCase();
	return code.length === length && [...code].every((character) => characters.includes(character))
		? code
		: undefined;
};

/** A code in two halves, as it is shown: "KRT 4M7". */
export const spacedTypedCode = (code: string): string =>
	`${code.slice(0, code.length / 2)} ${code.slice(code.length / 2)}`;
