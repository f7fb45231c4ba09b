/**
 * The version of the wording that people agree to when they ask for updates (`results.email.consent` of the messages).
 * It is raised whenever the meaning changes, and stored with every agreement.
 */
export const updatesWording = 1;

const day = 24 * 60 * 60_000;

/** A request for updates that is not confirmed within this time is deleted. */
export const newsletterConfirmationMs = 7 * day;

/** An address gets no second confirmation mail within this time. */
export const updatesPauseMs = day;
