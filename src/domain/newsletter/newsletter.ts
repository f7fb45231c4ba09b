import { dayMs } from "../shared/units.ts";
/**
 * The version of the wording that people agree to when they ask for updates (`results.email.consent` of the messages).
 * It is raised whenever the meaning changes, and stored with every agreement.
 */
export const updatesWording = 1;

/** A request for updates that is not confirmed within this time is deleted. */
export const newsletterConfirmationMs = 7 * dayMs;

/** An address gets no second confirmation mail within this time. */
export const updatesPauseMs = dayMs;
