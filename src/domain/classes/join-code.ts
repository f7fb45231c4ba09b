/**
 * What a join code is written with: no two signs that look alike on a projector (no 0 and O, 1 and I, 2 and Z, 5 and S,
 * 8 and B, U and V), and no vowel, so that no code is a word.
 */
const signs = "CDFGHJKMNPQRTWXY34679";
/** How many signs a join code has. */
export const joinCodeLength = 6;

/** Six signs by chance. `random` gives numbers from 0 to below 1. */
export const drawJoinCode = (random: () => number): string =>
	Array.from({ length: joinCodeLength }, () => signs.charAt(Math.floor(random() * signs.length))).join("");

/** A code as somebody typed it, in capitals and without spaces or dashes; undefined when no code reads so. */
export const readJoinCode = (typed: string): string | undefined => {
	const code = typed.toUpperCase().replace(/[\s-]/g, "");
	return code.length === joinCodeLength && [...code].every((sign) => signs.includes(sign)) ? code : undefined;
};

/** A code in two halves, as it is shown: "KRT 4M7". */
export const spacedJoinCode = (code: string): string => `${code.slice(0, 3)} ${code.slice(3)}`;
