const day = 24 * 60 * 60_000;

/**
 * How long an account under fifteen waits for its parent's answer, counted from when the parent was asked last, in
 * milliseconds. The link in the mail works as long; an account that nobody answered for is erased then.
 */
export const consentWaitMs = 30 * day;

/**
 * How long an account waits for its address to be confirmed where nobody comes in before that, in milliseconds. One
 * that nobody confirmed is erased then: whoever signed up may have used an address that is not theirs.
 */
export const confirmationWaitMs = 30 * day;

/**
 * How long ago an account may have been made, in milliseconds, for what is written down of its logins to be complete:
 * only of such an account can be said that nobody ever came in.
 */
export const loginHistoryMs = 365 * day;
