import { routes } from "#contract/routes.ts";
import { readCancelReason, readTopic } from "#domain/consultations/free-text.ts";
import { failure, success } from "#domain/shared/result.ts";
import { storeNote } from "#server/consultations/note-store.ts";
import { proposableOf } from "#server/consultations/proposals/propose.ts";
import { findAppointment, lockAppointment } from "#server/consultations/store.ts";
import { type RecordIn, recordEvent } from "#server/platform/audit/store.ts";
import { implementRoute, type RouteHandler } from "#server/platform/http/define-route.ts";
import type { DeskDependencies } from "./dependencies.ts";

/** Routes by which a researcher works on one consultation: cancelling, notes, other times, the room, and reports. */
export const deskConsultationRoutes = ({ database, consultations }: DeskDependencies): RouteHandler[] => [
	implementRoute(
		routes.cancelFromDesk,
		async ({ session: { researcherId }, params: { appointmentId: id }, body, now }) => {
			const reason = readCancelReason(body.reason);
			if (!reason.ok) return reason;
			const record: RecordIn = (transaction) =>
				recordEvent(transaction, {
					event: "desk_consultation_cancelled",
					accountId: null,
					at: now,
					researcherId,
				});
			const cancelling = { id, researcherId, reason: reason.value, record };
			return consultations.cancelByResearcher(cancelling, now);
		},
	),

	implementRoute(
		routes.writeDeskNote,
		async ({ session: { researcherId }, params: { appointmentId }, body, now }) => {
			const note = readTopic(body.text);
			if (!note.ok) return note;
			return database.transaction(async (transaction) => {
				const row = await lockAppointment(transaction, appointmentId);
				if (row?.researcherId !== researcherId) return failure("request.not_found");
				if (row.state !== "confirmed" || row.endsAt <= now) return failure("desk.note_closed");
				await storeNote(transaction, appointmentId, note.value, now);
				const event = note.value === null ? "desk_note_deleted" : "desk_note_written";
				await recordEvent(transaction, { event, accountId: null, at: now, researcherId });
				return success(null);
			});
		},
	),

	implementRoute(
		routes.proposableTimes,
		async ({ session: { researcherId }, params: { appointmentId: id }, now }) => {
			const times = await proposableOf(database.queries(), { id, researcherId }, now);
			return times.ok ? success({ times: times.value }) : times;
		},
	),

	implementRoute(
		routes.proposeTimes,
		({ session: { researcherId }, params: { appointmentId: id }, body: { times, reason }, now }) =>
			consultations.propose({ id, researcherId, times, reason }, now),
	),

	implementRoute(routes.deskRoom, async ({ session: { researcherId }, params: { appointmentId }, now }) => {
		const row = await findAppointment(database.queries(), appointmentId);
		if (row?.researcherId !== researcherId) return failure("request.not_found");
		return success(await consultations.openRoom(row, "researcher", now));
	}),

	implementRoute(
		routes.reportMissedFromDesk,
		({ session: { researcherId }, params: { appointmentId }, now }) =>
			consultations.reportMissed({ appointmentId, by: { researcherId } }, now),
	),

	implementRoute(routes.reportFromDesk, ({ session, params: { appointmentId }, body: { text }, now }) => {
		const { researcherId, locale } = session;
		return consultations.report({ appointmentId, by: { researcherId }, text, locale }, now);
	}),
];
