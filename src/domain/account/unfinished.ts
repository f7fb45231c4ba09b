import { dayMs } from "../shared/units.ts";

/**
 * How long an account under fifteen waits for its parent's answer since the last request, in
 * milliseconds. The link in the mail is valid as long; an account without an answer is erased then.
 */
export const consentWaitMs = 30 * dayMs;

/**
 * The time to confirm the address of an account that was never signed in to, in milliseconds. An unconfirmed
 * account is erased then: its creator may have used another person's address.
 */
export const confirmationWaitMs = 30 * dayMs;

/** How long security events are kept, in milliseconds. */
export const securityEventsKeptMs = 365 * dayMs;

/**
 * The maximum age of an account, in milliseconds, for which the log of its sign-ins is complete: only then is it
 * certain that the account was never used. It never exceeds the time for which events were kept in the past: after a longer
 * `securityEventsKeptMs` it grows only as older events accumulate.
 */
export const loginHistoryMs = 365 * dayMs;
