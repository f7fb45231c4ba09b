import { mailMessages } from "#content/messages/mail.ts";
import { roomPath } from "#contract/mail-links.ts";
import { routes } from "#contract/routes.ts";
import { readLinkToken } from "#domain/shared/link-secret.ts";
import { failure, success } from "#domain/shared/result.ts";
import { reconcileOpen } from "#server/billing/payments/reconcile-open.ts";
import { pageUrl } from "#server/billing/subscribe.ts";
import { type Participant, writeCalendar } from "#server/platform/calendar/calendar.ts";
import type { Queries } from "#server/platform/db/queries.ts";
import { tokenHash } from "#server/platform/db/token-hash.ts";
import { implementRoute, type RouteHandler } from "#server/platform/http/define-route.ts";
import { bookConsultation } from "./book.ts";
import { cancelAppointment } from "./change.ts";
import type { ConsultationsDependencies } from "./dependencies.ts";
import { eventOf } from "./event.ts";
import { writeFeed } from "./feed.ts";
import { reportMissed } from "./missed/report.ts";
import { moveOwnAppointment } from "./move-own.ts";
import { offersOf } from "./offers.ts";
import { presentAppointment, presentResearcher } from "./present.ts";
import { acceptProposal, declineProposal } from "./proposals/answer.ts";
import { reportProblem } from "./reports/report.ts";
import { findByFeedToken, findResearcher, isBookable, shownResearchers } from "./researchers/store.ts";
import { openReservationsOf } from "./reservations/store.ts";
import { createRoomRoutes } from "./rooms/routes.ts";
import { appointmentsOf, findAppointment } from "./store.ts";

type ConsultationRoutesDependencies = ConsultationsDependencies & { readonly organizer: Participant };

/** A changed appointment as its owner sees it now. */
async function shownAgain({ database }: ConsultationsDependencies, id: string, now: Date) {
	const row = await findAppointment(database.queries(), id);
	return row === undefined ? failure("request.not_found") : success(presentAppointment(row, now));
}

/** Everything that can be asked about consultations. */
export const createConsultationRoutes = (dependencies: ConsultationRoutesDependencies): RouteHandler[] => [
	implementRoute(routes.researchers, async ({ params: { locale }, isGuest, now }) => {
		const { database } = dependencies;
		const isSimulated = dependencies.payments.provider.name === "simulated";
		const read = async (queries: Queries) =>
			offersOf(queries, await shownResearchers(queries, isSimulated), now);
		const offers = (await isGuest()) ? await database.readFromReplica(read) : await read(database.queries());
		const shown = offers.map((offer) =>
			presentResearcher(offer, locale, isBookable(offer.researcher, dependencies)),
		);
		return success({ researchers: shown });
	}),

	implementRoute(routes.appointments, async ({ session: { accountId }, now }) => {
		const open = await openReservationsOf(dependencies.database.queries(), accountId);
		const isPaymentOpen = await reconcileOpen(
			dependencies,
			open.map(({ paymentId }) => paymentId),
		);
		const rows = await appointmentsOf(dependencies.database.queries(), accountId);
		const appointments = rows.map((row) => presentAppointment(row, now));
		return success({ appointments, ...(isPaymentOpen ? { isPaymentOpen } : {}) });
	}),

	implementRoute(routes.bookAppointment, ({ session, body, now }) =>
		bookConsultation(dependencies, session, body, now),
	),

	implementRoute(routes.leavePayment, async ({ session }) => {
		await dependencies.payments.giveUpOpen(session.accountId, "consultation");
		return success(null);
	}),

	implementRoute(routes.cancelAppointment, async ({ session, params: { appointmentId }, now }) => {
		const { accountId } = session;
		const cancelled = await cancelAppointment(
			dependencies,
			{ id: appointmentId, accountId, refund: "by_rule" },
			now,
		);
		if (!cancelled.ok) return cancelled;
		const row = await findAppointment(dependencies.database.queries(), appointmentId);
		return row === undefined ? failure("consultations.cancel_failed") : success(presentAppointment(row, now));
	}),

	implementRoute(
		routes.moveAppointment,
		({ session: { accountId }, params: { appointmentId: id }, body, now }) =>
			moveOwnAppointment(dependencies, { id, accountId, startsAt: body.startsAt }, now),
	),

	implementRoute(routes.acceptProposal, async ({ session: { accountId }, params, body, now }) => {
		const { appointmentId: id } = params;
		const accepted = await acceptProposal(dependencies, { id, accountId, startsAt: body.startsAt }, now);
		return accepted.ok ? shownAgain(dependencies, id, now) : accepted;
	}),

	implementRoute(routes.declineProposal, async ({ session: { accountId }, params, now }) => {
		const { appointmentId: id } = params;
		const declined = await declineProposal(dependencies, { id, accountId }, now);
		return declined.ok ? shownAgain(dependencies, id, now) : declined;
	}),

	implementRoute(routes.reportAppointment, ({ session, params: { appointmentId }, body, now }) =>
		reportProblem(dependencies, { appointmentId, by: { accountId: session.accountId }, ...body }, now),
	),

	implementRoute(routes.reportMissed, async ({ session, params: { appointmentId }, now }) => {
		const { accountId } = session;
		const reported = await reportMissed(dependencies, { appointmentId, by: { accountId } }, now);
		if (!reported.ok) return reported;
		const row = await findAppointment(dependencies.database.queries(), appointmentId);
		return row === undefined ? failure("request.not_found") : success(presentAppointment(row, now));
	}),

	implementRoute(routes.appointmentCalendar, async ({ session, params: { appointmentId }, now }) => {
		const queries = dependencies.database.queries();
		const row = await findAppointment(queries, appointmentId);
		if (row?.accountId !== session.accountId) return failure("request.not_found");
		const researcher = await findResearcher(queries, row.researcherId);
		const words = mailMessages[session.locale].appointment;
		const other = researcher?.words[session.locale].name ?? "";
		const { organizer, publicUrl } = dependencies;
		const room = pageUrl(publicUrl, session.locale, roomPath("appointment", row.id));
		const event = eventOf(row, { organizer, words, other, room, writtenAt: now });
		return success(writeCalendar({ method: "PUBLISH", zone: row.visitorZone, events: [event] }));
	}),

	implementRoute(routes.calendarFeed, async ({ params: { file }, now }) => {
		const { database, organizer, publicUrl } = dependencies;
		const token = readLinkToken(file);
		const researcher = token && (await findByFeedToken(database.queries(), tokenHash(token)));
		if (!researcher) return failure("request.not_found");
		return success(
			await database.readFromReplica((queries) =>
				writeFeed(queries, researcher, { organizer, publicUrl, now }),
			),
		);
	}),

	...createRoomRoutes(dependencies),
];
