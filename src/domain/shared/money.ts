import * as z from "zod/mini";

/** The only currency of the product, as ISO 4217 names it. */
export const currency = "EUR";

/** An amount in euro cents: whole, never negative. Writing it for people is the screen's work. */
export const centsSchema = z.int().check(z.gte(0));
export type Cents = z.infer<typeof centsSchema>;
