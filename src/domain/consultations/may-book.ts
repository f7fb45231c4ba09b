import { failure, type Result, success } from "../shared/result.ts";

/**
 * Whether somebody may book, as far as the plan goes: booking is what it gates. Whoever has appointments may always see
 * and cancel them, also after the plan ended.
 */
export const mayBook = ({
	isPremium,
}: {
	readonly isPremium: boolean;
}): Result<null, "consultations.premium_required"> =>
	isPremium ? success(null) : failure("consultations.premium_required");
