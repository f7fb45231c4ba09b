import type { Transaction } from "#server/platform/db/queries.ts";
import { addDueGroupToSum } from "./due-group.ts";
import { type ClassRow, changeClass } from "./store.ts";

/** Closes a locked class for the year's change, as its teacher would: waiting results enter the class view. */
export async function archiveClass(
	transaction: Transaction,
	row: ClassRow,
	archivedYear: number,
	now: Date,
): Promise<void> {
	await changeClass(transaction, row.id, { isOpen: false, archivedAt: now, archivedYear });
	await addDueGroupToSum(transaction, { ...row, isOpen: false }, now);
}
