import type { Desk, DeskAppointment } from "#contract/desk.ts";
import { needsGuardian } from "#domain/billing/guardian.ts";
import { endOf } from "#domain/consultations/appointment.ts";
import { missedOf } from "#domain/consultations/missed-rules.ts";
import { conductVersion, obstaclesOf } from "#domain/consultations/safety.ts";
import { toInstant } from "#domain/shared/instant.ts";
import { reportsOf } from "#server/consultations/missed/store.ts";
import { proposalPart } from "#server/consultations/present.ts";
import { type ResearcherRow, safetyOf } from "#server/consultations/researchers/store.ts";
import type { deskAppointmentsOf } from "#server/consultations/store.ts";

type DeskRow = Awaited<ReturnType<typeof deskAppointmentsOf>>[number];

/** A consultation as its researcher sees it at `now`. */
function presentAppointment(
	{ appointment, missed, proposal, firstName, role, ageBand }: DeskRow,
	{ isIllustrative, note }: { readonly isIllustrative: boolean; readonly note: string | undefined },
	now: Date,
): DeskAppointment {
	const { id, duration, state, cancelReason, topic } = appointment;
	const startsAt = toInstant(appointment.startsAt);
	const isOver = state === "confirmed" && endOf({ startsAt, duration }) <= toInstant(now);
	const status = isOver ? "completed" : state;
	const mayBeMissed = !isIllustrative && state !== "cancelled";
	return {
		id,
		startsAt,
		duration,
		status,
		firstName,
		isMinor: needsGuardian(role, ageBand),
		...(status === "confirmed" && topic !== null ? { topic } : {}),
		...(status === "confirmed" && note !== undefined ? { note } : {}),
		...(cancelReason === null ? {} : { cancelReason }),
		...proposalPart({ ...appointment, proposal }, now),
		...(mayBeMissed ? { missed: missedOf({ startsAt, duration }, reportsOf(missed), "researcher") } : {}),
	};
}

/** The facts that the desk shows beside the researcher's own row. */
interface DeskFacts {
	readonly appointments: readonly DeskRow[];
	/** The researcher's own notes, by appointment. */
	readonly notes: ReadonlyMap<string, string>;
	readonly isPayable: boolean;
}

/** A researcher's desk at `now`. */
export function presentDesk(
	row: ResearcherRow,
	{ appointments, notes, isPayable }: DeskFacts,
	now: Date,
): Desk {
	const { pausedAt, isIllustrative, conductAcceptedAt } = row;
	const isCurrent = row.conductVersion === conductVersion;
	return {
		obstacles: [...obstaclesOf(safetyOf(row)), ...(isPayable ? [] : (["test_mode"] as const))],
		isPaused: pausedAt !== null,
		hasCalendar: row.feedTokenHash !== null,
		isIllustrative,
		conductAcceptedAt: isCurrent && conductAcceptedAt !== null ? toInstant(conductAcceptedAt) : null,
		appointments: appointments.map((one) =>
			presentAppointment(one, { isIllustrative, note: notes.get(one.appointment.id) }, now),
		),
	};
}
