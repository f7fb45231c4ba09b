import { addMinutes } from "../shared/elapsed.ts";
import type { Instant } from "../shared/instant.ts";
import { drawTypedCode, readTypedCode } from "../shared/typed-code.ts";

/** The length of a family code: two more than a class's, since it opens one person's page. */
export const familyCodeLength = 8;
/** How many hours a family code is valid. */
export const familyCodeHours = 24;
/** The maximum number of a student's linked parents, and of a parent's linked children. */
export const maxFamilyLinks = 8;

/** A random family code. `random` returns numbers in [0, 1). */
export const drawFamilyCode = (random: () => number): string => drawTypedCode(familyCodeLength, random);

/** A typed code in capitals, without spaces or dashes; undefined when no code reads so. */
export const readFamilyCode = (typed: string): string | undefined => readTypedCode(typed, familyCodeLength);

/** The instant at which a code created now expires. */
export const familyCodeExpiresAt = (now: Instant): Instant => addMinutes(now, familyCodeHours * 60);
