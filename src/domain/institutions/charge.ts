import type { Instant } from "../shared/moment.ts";
import { failure, type Result, success } from "../shared/result.ts";

/** How many persons a promotion can put in charge of one institution. A merger may exceed it. */
export const maxInCharge = 5;

/** A person in charge of an institution. */
export interface Charge {
	readonly id: string;
	readonly since: Instant;
	/** The first person in charge, under whose account the institution exists. There is always exactly one. */
	readonly isFirst: boolean;
}

/** Whether one more person can be put in charge. */
export const mayPromote = (inCharge: readonly Charge[]): Result<null, "institutions.charge_full"> =>
	inCharge.length >= maxInCharge ? failure("institutions.charge_full") : success(null);

/** Who becomes the first in charge when the first one leaves: the one longest in charge. Null: there is no other. */
export const successorOf = <One extends Charge>(inCharge: readonly One[]): One | null => {
	const others = inCharge.filter(({ isFirst }) => !isFirst);
	return [...others].sort((one, other) => (one.since < other.since ? -1 : 1))[0] ?? null;
};

/**
 * Whether a person's charge can end, and who becomes the first in charge then; null if that stays the same. The first one
 * ends only their own charge, and only while another person is in charge.
 */
export const endCharge = <One extends Charge>(
	inCharge: readonly One[],
	ended: One,
	isOwn: boolean,
): Result<One | null, "institutions.first_in_charge" | "institutions.last_in_charge"> => {
	if (!ended.isFirst) return success(null);
	if (!isOwn) return failure("institutions.first_in_charge");
	const successor = successorOf(inCharge);
	return successor === null ? failure("institutions.last_in_charge") : success(successor);
};
