import { mailMessages } from "#content/messages/mail.ts";
import { routes } from "#contract/routes.ts";
import { failure, success } from "#domain/shared/result.ts";
import { type Participant, writeCalendar } from "#server/platform/calendar/calendar.ts";
import { tokenHash } from "#server/platform/db/token-hash.ts";
import { type BoundRoute, defineRoute } from "#server/platform/http/define-route.ts";
import { describeError } from "#server/platform/log.ts";
import { bookConsultation } from "./book.ts";
import { cancelAppointment } from "./change.ts";
import { eventOf } from "./event.ts";
import { writeFeed } from "./feed.ts";
import { openHoldsOf } from "./holds/store.ts";
import { moveOwnAppointment } from "./move-own.ts";
import { offersOf } from "./offers.ts";
import type { AppointmentParts } from "./parts.ts";
import { presentAppointment, presentResearcher } from "./present.ts";
import { findByFeedToken, findResearcher, isBookable, shownResearchers } from "./researchers/store.ts";
import { appointmentsOf, findAppointment } from "./store.ts";

type Parts = AppointmentParts & { readonly organizer: Participant };

/** Whoever comes back from the provider's page sees at once what became of it, whether or not its message came. */
async function settleOpen({ database, payments, log }: AppointmentParts, accountId: string): Promise<void> {
	for (const { paymentId } of await openHoldsOf(database.queries(), accountId)) {
		await payments
			.settle(paymentId)
			.catch((error: unknown) => log.warn("a payment is not settled yet", describeError(error)));
	}
}

/** Everything that can be asked about consultations. */
export const consultationRoutes = (parts: Parts): BoundRoute[] => [
	defineRoute(routes.researchers, async ({ params: { locale }, now }) => {
		const queries = parts.database.queries();
		const isSimulated = parts.payments.provider.name === "simulated";
		const offers = await offersOf(queries, await shownResearchers(queries, isSimulated), now);
		const shown = offers.map((offer) =>
			presentResearcher(offer, locale, isBookable(offer.researcher, parts)),
		);
		return success({ researchers: shown });
	}),

	defineRoute(routes.appointments, async ({ caller: { accountId }, now }) => {
		await settleOpen(parts, accountId);
		const rows = await appointmentsOf(parts.database.queries(), accountId);
		return success({ appointments: rows.map((row) => presentAppointment(row, now)) });
	}),

	defineRoute(routes.bookAppointment, ({ caller, body, now }) => bookConsultation(parts, caller, body, now)),

	defineRoute(routes.leavePayment, async ({ caller }) => {
		await parts.payments.giveUpOpen(caller.accountId, "consultation");
		return success(null);
	}),

	defineRoute(routes.cancelAppointment, async ({ caller, params: { appointmentId }, now }) => {
		const { accountId } = caller;
		const cancelled = await cancelAppointment(
			parts,
			{ id: appointmentId, accountId, refund: "by_rule" },
			now,
		);
		if (!cancelled.ok) return cancelled;
		const row = await findAppointment(parts.database.queries(), appointmentId);
		return row === undefined ? failure("consultations.cancel_failed") : success(presentAppointment(row, now));
	}),

	defineRoute(routes.moveAppointment, ({ caller: { accountId }, params: { appointmentId: id }, body, now }) =>
		moveOwnAppointment(parts, { id, accountId, startsAt: body.startsAt }, now),
	),

	defineRoute(routes.appointmentCalendar, async ({ caller, params: { appointmentId }, now }) => {
		const queries = parts.database.queries();
		const row = await findAppointment(queries, appointmentId);
		if (row?.accountId !== caller.accountId) return failure("request.not_found");
		const researcher = await findResearcher(queries, row.researcherId);
		const words = mailMessages[caller.locale].appointment;
		const other = researcher?.words[caller.locale].name ?? "";
		const event = eventOf(row, { organizer: parts.organizer, words, other, writtenAt: now });
		return success(writeCalendar({ method: "PUBLISH", zone: row.visitorZone, events: [event] }));
	}),

	defineRoute(routes.calendarFeed, async ({ params: { file }, now }) => {
		const queries = parts.database.queries();
		const researcher = await findByFeedToken(queries, tokenHash(file.replace(/\.ics$/, "")));
		if (researcher === undefined) return failure("request.not_found");
		return success(await writeFeed(queries, researcher, { organizer: parts.organizer, now }));
	}),
];
