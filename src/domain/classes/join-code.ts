import { addMinutes } from "../shared/elapsed.ts";
import type { Instant } from "../shared/instant.ts";
import { drawTypedCode, readTypedCode, spacedTypedCode } from "../shared/typed-code.ts";

/** The number of characters that a pupil types to join. */
export const joinCodeLength = 6;

/** A random join code. `random` returns numbers in [0, 1). */
export const drawJoinCode = (random: () => number): string => drawTypedCode(joinCodeLength, random);

/** A typed code in capitals, without spaces or dashes; undefined when no code reads so. */
export const readJoinCode = (typed: string): string | undefined => readTypedCode(typed, joinCodeLength);

/** A code that moves a pupil's membership to another device works for this many minutes, once. */
export const claimMinutes = 10;

/** When such a code expires that is drawn now. */
export const claimEnd = (now: Instant): Instant => addMinutes(now, claimMinutes);

/** A code in two halves, as it is shown: "KRT 4M7". */
export const spacedJoinCode = spacedTypedCode;
