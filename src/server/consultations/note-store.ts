import { and, eq, inArray, lte, ne, or } from "#server/platform/db/drizzle.ts";
import type { Queries } from "#server/platform/db/queries.ts";
import { appointment } from "#server/platform/db/schema/consultation.ts";
import { deskNote } from "#server/platform/db/schema/desk.ts";

/** The notes of a researcher before their consultations, by appointment. No other part of the server reads them. */
export async function notesOf(queries: Queries, researcherId: string): Promise<ReadonlyMap<string, string>> {
	const rows = await queries
		.select({ id: deskNote.appointmentId, text: deskNote.text })
		.from(deskNote)
		.innerJoin(appointment, eq(appointment.id, deskNote.appointmentId))
		.where(eq(appointment.researcherId, researcherId));
	return new Map(rows.map(({ id, text }) => [id, text]));
}

/** Replaces the note of an appointment. Null deletes it. */
export async function storeNote(
	queries: Queries,
	appointmentId: string,
	text: string | null,
	writtenAt: Date,
): Promise<void> {
	if (text === null) {
		await queries.delete(deskNote).where(eq(deskNote.appointmentId, appointmentId));
		return;
	}
	const set = { text, writtenAt };
	await queries
		.insert(deskNote)
		.values({ appointmentId, ...set })
		.onConflictDoUpdate({ target: deskNote.appointmentId, set });
}

/** Deletes the notes of consultations that are over or cancelled: a researcher keeps none about a person. */
export async function deleteNotesOfPast(queries: Queries, now: Date): Promise<void> {
	const isPast = or(ne(appointment.state, "confirmed"), lte(appointment.endsAt, now));
	const past = queries.select({ id: appointment.id }).from(appointment).where(and(isPast));
	await queries.delete(deskNote).where(inArray(deskNote.appointmentId, past));
}
