import type { Desk } from "#contract/desk.ts";
import { routes } from "#contract/routes.ts";
import { conductVersion } from "#domain/consultations/safety.ts";
import { toInstant, utcDateOf } from "#domain/shared/instant.ts";
import { failure, success } from "#domain/shared/result.ts";
import { addToDate } from "#domain/shared/time.ts";
import { feedPath } from "#server/consultations/feed.ts";
import { notesOf } from "#server/consultations/note-store.ts";
import { changeResearcher, findResearcher } from "#server/consultations/researchers/store.ts";
import { deskAppointmentsOf } from "#server/consultations/store.ts";
import { type AuditEvent, recordEvent } from "#server/platform/audit/store.ts";
import type { Queries, Transaction } from "#server/platform/db/queries.ts";
import { drawToken, tokenHash } from "#server/platform/db/token-hash.ts";
import type { Feature } from "#server/platform/feature.ts";
import { implementRoute, type RouteHandler } from "#server/platform/http/define-route.ts";
import { deleteExpiredDeskSessions } from "#server/platform/session/desk-store.ts";
import { deskConsultationRoutes } from "./consultations.ts";
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

type DeskEvent = Extract<AuditEvent, `desk_${string}`>;

/** Routes of the desk itself: the code of conduct, a break, and the private calendar. */
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
	const record = (transaction: Transaction, event: DeskEvent, researcherId: string, at: Date) =>
		recordEvent(transaction, { event, accountId: null, at, researcherId });
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
					await record(transaction, "desk_conduct_accepted", researcherId, now);
				}
				return success(await deskOf(transaction, researcherId, now));
			});
		}),

		implementRoute(routes.pauseDesk, async ({ session: { researcherId }, body: { isPaused }, now }) =>
			database.transaction(async (transaction) => {
				await changeResearcher(transaction, researcherId, { pausedAt: isPaused ? now : null }, now);
				const event = isPaused ? "desk_paused" : "desk_resumed";
				await record(transaction, event, researcherId, now);
				return success(await deskOf(transaction, researcherId, now));
			}),
		),

		implementRoute(routes.drawDeskCalendar, ({ session: { researcherId }, now }) =>
			database.transaction(async (transaction) => {
				const token = drawToken();
				await changeResearcher(transaction, researcherId, { feedTokenHash: tokenHash(token) }, now);
				await record(transaction, "desk_calendar_drawn", researcherId, now);
				return success({ address: publicUrl + feedPath(token) });
			}),
		),

		implementRoute(routes.endDeskCalendar, ({ session: { researcherId }, now }) =>
			database.transaction(async (transaction) => {
				await changeResearcher(transaction, researcherId, { feedTokenHash: null }, now);
				await record(transaction, "desk_calendar_ended", researcherId, now);
				return success(null);
			}),
		),
	];
};

/** The desks of researchers, with the daily deletion of ended sessions and links. */
export const createDesk = (dependencies: DeskDependencies): Feature => ({
	routes: [
		...deskLogInRoutes(dependencies),
		...deskRoutes(dependencies),
		...deskConsultationRoutes(dependencies),
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
