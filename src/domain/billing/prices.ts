import { cents } from "../shared/money.ts";

/** Euro cents per month. */
export const planPrices = { free: cents(0), premium: cents(499) };

/**
 * Euro cents for one consultation, whatever its length: read by what tells one price for all. Where lengths come to cost
 * differently it goes, and each of these sentences has to say what it says then.
 */
export const consultationPrice = cents(2000);

/** Euro cents for one consultation, by its length. */
export const consultationPrices = { "30min": consultationPrice, "60min": consultationPrice };
