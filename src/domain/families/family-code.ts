import { addMinutes } from "../shared/elapsed.ts";
import type { Instant } from "../shared/moment.ts";
import { drawTypedCode, readTypedCode } from "../shared/typed-code.ts";

/** How many signs the code of a student or of a parent has: two more than a class's, since it opens one person's page. */
export const familyCodeLength = 8;
/** How many hours a family code waits to be used. */
export const familyCodeHours = 24;
/** How many parents a student may be linked to at the same time, and how many children a parent. */
export const maxFamilyLinks = 8;

/** Eight signs by chance. `random` gives numbers from 0 to below 1. */
export const drawFamilyCode = (random: () => number): string => drawTypedCode(familyCodeLength, random);

/** A typed code in capitals, without spaces or dashes; undefined when no code reads so. */
export const readFamilyCode = (typed: string): string | undefined => readTypedCode(typed, familyCodeLength);

/** When a code that is made now opens nothing any more. */
export const familyCodeExpiresAt = (now: Instant): Instant => addMinutes(now, familyCodeHours * 60);
