import * as z from "zod/mini";

/** An amount in euro cents: whole, never negative. Writing it for people is the screen's work. */
export const centsSchema = z.int().check(z.gte(0));
export type Cents = z.infer<typeof centsSchema>;
