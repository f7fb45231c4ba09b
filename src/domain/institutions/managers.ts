import type { Instant } from "../shared/instant.ts";
import { failure, type Result, success } from "../shared/result.ts";

/** How many managers an institution can have by promotion. A merger may exceed it. */
export const maxManagers = 5;

/** A manager of an institution. */
export interface Manager {
	readonly id: string;
	readonly since: Instant;
	/** The first manager, under whose account the institution exists. There is always exactly one. */
	readonly isFirst: boolean;
}

/** Whether there can be one more manager. */
export const mayPromote = (managers: readonly Manager[]): Result<null, "institutions.charge_full"> =>
	managers.length >= maxManagers ? failure("institutions.charge_full") : success(null);

/** Who becomes the first manager when the first one leaves: the one longest in charge. Null: there is no other. */
export const successorOf = <One extends Manager>(managers: readonly One[]): One | null => {
	const others = managers.filter(({ isFirst }) => !isFirst);
	return [...others].sort((one, other) => (one.since < other.since ? -1 : 1))[0] ?? null;
};

/**
 * Whether a manager can be removed, and who becomes the first manager then; null if that stays the same. The first one
 * is removed only by themselves, and only while there is another.
 */
export const mayRemoveManager = <One extends Manager>(
	managers: readonly One[],
	ended: One,
	isOwn: boolean,
): Result<One | null, "institutions.first_in_charge" | "institutions.last_in_charge"> => {
	if (!ended.isFirst) return success(null);
	if (!isOwn) return failure("institutions.first_in_charge");
	const successor = successorOf(managers);
	return successor === null ? failure("institutions.last_in_charge") : success(successor);
};
