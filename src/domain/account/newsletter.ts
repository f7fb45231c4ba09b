/**
 * The wording that people agree to when they ask for updates (`results.email.consent` of the messages): counted up
 * whenever its sense changes, and kept with every agreement.
 */
export const updatesWording = 1;

const day = 24 * 60 * 60_000;

/** How long a request for updates waits to be confirmed before it is forgotten, in milliseconds. */
export const newsletterConfirmationMs = 7 * day;

/** How long after a mail that asks for confirmation the same address is not asked again, in milliseconds. */
export const updatesPause = day;
