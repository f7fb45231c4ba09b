import type { Branded } from "./brand.ts";

/** An amount in euro cents: whole, never negative. Writing it for people is the screen's work. */
export type Cents = Branded<number, "Cents">;

/** An amount in euro cents. Throws a RangeError where it is no whole number or negative. */
export const cents = (amount: number): Cents => {
	if (!Number.isSafeInteger(amount) || amount < 0) throw new RangeError(`${amount} is no amount in cents`);
	return amount as Cents;
};
