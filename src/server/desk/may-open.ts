import { hourMs } from "#domain/shared/units.ts";
import type { ResearcherRow } from "#server/consultations/researchers/store.ts";
import { heldAppointmentsOf } from "#server/consultations/store.ts";
import type { Transaction } from "#server/platform/db/queries.ts";

/** Consultations until this long ago may still go on, in milliseconds. */
const recentMs = 3 * hourMs;

/**
 * Whether a researcher may log in: one who has not retired, and whom an operator has invited or a student has booked, because
 * the way to the room leads through the desk.
 */
export async function mayOpenDesk(transaction: Transaction, row: ResearcherRow, now: Date): Promise<boolean> {
	if (row.retiredAt !== null) return false;
	if (row.invitedAt !== null) return true;
	const recent = new Date(now.getTime() - recentMs);
	return (await heldAppointmentsOf(transaction, row.id, recent)).length > 0;
}
