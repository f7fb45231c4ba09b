import { drawTypedCode, readTypedCode, spacedTypedCode } from "../shared/typed-code.ts";

/** How many signs a join code has. */
export const joinCodeLength = 6;

/** Six signs by chance. `random` gives numbers from 0 to below 1. */
export const drawJoinCode = (random: () => number): string => drawTypedCode(joinCodeLength, random);

/** A typed code in capitals, without spaces or dashes; undefined when no code reads so. */
export const readJoinCode = (typed: string): string | undefined => readTypedCode(typed, joinCodeLength);

/** A code in two halves, as it is shown: "KRT 4M7". */
export const spacedJoinCode = spacedTypedCode;
