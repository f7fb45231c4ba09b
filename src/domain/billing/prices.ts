import { cents } from "../shared/money.ts";

/**
 * The price of a consultation of any length, for sentences that name a single price. If lengths get different prices,
 * delete it: each of these sentences then fails to compile.
 */
export const consultationPrice = cents(2000);

/** The price of one consultation, by its length. */
export const consultationPrices = { "30min": consultationPrice, "60min": consultationPrice };

/** The price of a seat in a circle that is not free. */
export const circleSeatPrice = cents(500);
