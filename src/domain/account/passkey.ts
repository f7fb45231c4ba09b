import { checkName, type NameRefusal, type NameRule, nameText } from "../shared/name-text.ts";
import { type Result, success } from "../shared/result.ts";
import type { Role } from "./role.ts";

/** The scopes of a passkey: an account, a researcher's desk, or, beside the password, the operator's desk. */
export const passkeyRealms = ["account", "desk", "operator"] as const;
export type PasskeyRealm = (typeof passkeyRealms)[number];

/**
 * The purpose of a challenge: to add a passkey where it names an owner, else to open. Only the operator's desk knows whose it
 * is before it opens, so that its challenges have two purposes.
 */
export const challengePurposes = [...passkeyRealms, "operator_open"] as const;

/** How many passkeys an account may have: one for each device of a person, and some more. */
export const maxPasskeys = 10;

/** How long a browser has to answer a challenge, in minutes. */
export const challengeMinutes = 5;

/**
 * For how long after a log-in a researcher may add a passkey, in minutes. A desk has no password that could be asked again, and
 * one that is open on a shared computer must not become a lasting key.
 */
export const freshDeskMinutes = 10;

/** Whether a passkey is an operator's last second factor. It is not removed: the desk could be opened no longer. */
export const isLastFactor = (factors: { readonly hasApp: boolean; readonly passkeys: number }): boolean =>
	!factors.hasApp && factors.passkeys <= 1;

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
