import { cents } from "../shared/money.ts";

/** Euro cents per month. */
export const planPrices = { free: cents(0), premium: cents(499) };

/** Euro cents for one consultation, the same for both lengths. */
export const consultationPrices = { "30min": cents(2000), "60min": cents(2000) };
