const day = 24 * 60 * 60_000;

/**
 * How long an account under fifteen waits for its parent's answer, counted from when the parent was asked last, in
 * milliseconds. The link in the mail is valid as long; an account without an answer is erased then.
 */
export const consentWaitMs = 30 * day;

/**
 * The time to confirm the address of an account that was never signed in to, in milliseconds. An unconfirmed
 * account is erased then: its creator may have used another person's address.
 */
export const confirmationWaitMs = 30 * day;

/**
 * How long ago an account may have been made, in milliseconds, for what is written down of its logins to be complete:
 * only such an account is known never to have been signed in to.
 */
export const loginHistoryMs = 365 * day;
