import type { Cents } from "../shared/money.ts";

/** Euro cents per month. */
export const planPrices = { free: 0, premium: 499 } as const satisfies Record<string, Cents>;

/** Euro cents for one consultation, the same for both lengths. */
export const consultationPrices = { "30min": 2000, "60min": 2000 } as const satisfies Record<string, Cents>;
