import type { Desk } from "#contract/desk.ts";
import { routes } from "#contract/routes.ts";
import { readCancelReason, readTopic } from "#domain/consultations/free-text.ts";
import { conductVersion } from "#domain/consultations/safety.ts";
import { toInstant, utcDateOf } from "#domain/shared/instant.ts";
import { failure, success } from "#domain/shared/result.ts";
import { addToDate } from "#domain/shared/time.ts";
import { feedPath } from "#server/consultations/feed.ts";
import { notesOf, storeNote } from "#server/consultations/note-store.ts";
import { proposableOf } from "#server/consultations/proposals/propose.ts";
import { changeResearcher, findResearcher } from "#server/consultations/researchers/store.ts";
import { deskAppointmentsOf, findAppointment, lockAppointment } from "#server/consultations/store.ts";
import { type RecordIn, recordEvent } from "#server/platform/audit/store.ts";
import type { Queries } from "#server/platform/db/queries.ts";
import { drawToken, tokenHash } from "#server/platform/db/token-hash.ts";
import type { Feature } from "#server/platform/feature.ts";
import { implementRoute, type RouteHandler } from "#server/platform/http/define-route.ts";
import { deleteExpiredDeskSessions } from "#server/platform/session/desk-store.ts";
import type { DeskDependencies } from "./dependencies.ts";
import { deskHoursRoutes } from "./hours.ts";
import { deleteOldDeskLinks } from "./link-store.ts";
import { deskLogInRoutes } from "./log-in.ts";
import { createDeskPasskeyRoutes } from "./passkeys.ts";
import { presentDesk } from "./present.ts";
import { createDeskProfileRoutes } from "./profiles/routes.ts";
import { createDeskStatementRoutes } from "./statements.ts";

/** How many months back the desk lists consultations. */
export const deskPastMonths = 12;

const deskRoutes = ({ database, consultations, publicUrl }: DeskDependencies): RouteHandler[] => {
	/**
	 * The desk of a researcher.
	 * @throws for an unknown researcher: rows of researchers are never deleted
	 */
	const deskOf = async (queries: Queries, researcherId: string, now: Date): Promise<Desk> => {
		const row = await findResearcher(queries, researcherId);
		if (row === undefined) throw new Error("No such researcher");
		const from = new Date(addToDate(utcDateOf(toInstant(now)), { months: -deskPastMonths }));
		const appointments = await deskAppointmentsOf(queries, researcherId, from);
		const notes = await notesOf(queries, researcherId);
		return presentDesk(row, { appointments, notes, isPayable: consultations.isPayable(row) }, now);
	};
	return [
		implementRoute(routes.desk, async ({ session: { researcherId }, now }) =>
			success(await deskOf(database.queries(), researcherId, now)),
		),

		implementRoute(routes.acceptConduct, async ({ session: { researcherId }, body, now }) => {
			if (body.version !== conductVersion) return failure("desk.conduct_changed");
			return database.transaction(async (transaction) => {
				const row = await findResearcher(transaction, researcherId);
				// A second click keeps the date of the first.
				if (row?.conductVersion !== conductVersion) {
					const accepted = { conductVersion, conductAcceptedAt: now };
					await changeResearcher(transaction, researcherId, accepted, now);
					await recordEvent(transaction, {
						event: "desk_conduct_accepted",
						accountId: null,
						at: now,
						researcherId,
					});
				}
				return success(await deskOf(transaction, researcherId, now));
			});
		}),

		implementRoute(routes.pauseDesk, async ({ session: { researcherId }, body: { isPaused }, now }) =>
			database.transaction(async (transaction) => {
				await changeResearcher(transaction, researcherId, { pausedAt: isPaused ? now : null }, now);
				const event = isPaused ? "desk_paused" : "desk_resumed";
				await recordEvent(transaction, { event, accountId: null, at: now, researcherId });
				return success(await deskOf(transaction, researcherId, now));
			}),
		),

		implementRoute(routes.drawDeskCalendar, ({ session: { researcherId }, now }) =>
			database.transaction(async (transaction) => {
				const token = drawToken();
				await changeResearcher(transaction, researcherId, { feedTokenHash: tokenHash(token) }, now);
				await recordEvent(transaction, {
					event: "desk_calendar_drawn",
					accountId: null,
					at: now,
					researcherId,
				});
				return success({ address: publicUrl + feedPath(token) });
			}),
		),

		implementRoute(routes.endDeskCalendar, ({ session: { researcherId }, now }) =>
			database.transaction(async (transaction) => {
				await changeResearcher(transaction, researcherId, { feedTokenHash: null }, now);
				await recordEvent(transaction, {
					event: "desk_calendar_ended",
					accountId: null,
					at: now,
					researcherId,
				});
				return success(null);
			}),
		),

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
};

/** The desks of researchers, with the daily deletion of ended sessions and links. */
export const createDesk = (dependencies: DeskDependencies): Feature => ({
	routes: [
		...deskLogInRoutes(dependencies),
		...deskRoutes(dependencies),
		...deskHoursRoutes(dependencies),
		...createDeskPasskeyRoutes(dependencies),
		...createDeskProfileRoutes(dependencies),
		...createDeskStatementRoutes(dependencies),
	],
	jobs: [
		{
			name: "desk-housekeeping",
			every: "12 4 * * *",
			isFinal: true,
			handle: async () => {
				const queries = dependencies.database.queries();
				const now = dependencies.now();
				await deleteExpiredDeskSessions(queries, now);
				await deleteOldDeskLinks(queries, now);
			},
		},
	],
});
