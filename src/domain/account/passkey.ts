import { checkName, type NameRefusal, type NameRule, nameText } from "../shared/name-text.ts";
import { type Result, success } from "../shared/result.ts";
import type { Role } from "./role.ts";

/** How many passkeys an account may have: one for each device of a person, and some more. */
export const maxPasskeys = 10;

/** How long a browser has to answer a challenge, in minutes. */
export const challengeMinutes = 5;

/** The name of a passkey. Only its owner reads it. */
const passkeyNameRule: NameRule = { maxLength: 60, maxDigits: 8 };

/**
 * Whether an account may have passkeys: those of adults. A passkey belongs to a device, and the devices of minors are often
 * a family's or a school's; students therefore have none, whatever age they state.
 */
export const mayHavePasskeys = (role: Role): boolean => role !== "student";

/** The typed name of a passkey as it is stored; without one it is that of the device. */
export const readPasskeyName = (typed: string, device: string): Result<string, never> | NameRefusal =>
	nameText(typed) === "" ? success(device) : checkName(typed, passkeyNameRule);
