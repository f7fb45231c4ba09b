import { randomUUID } from "node:crypto";
import { fillIn, mailMessages } from "#content/messages/mail.ts";
import type { consultationRoutes } from "#contract/consultations.ts";
import { mailLinkPaths } from "#contract/mail-links.ts";
import type { BodyOf } from "#contract/route.ts";
import { consultationPrices } from "#domain/billing/prices.ts";
import { checkSlot, chosenTime, nearestAlternatives } from "#domain/consultations/slots.ts";
import { toInstant } from "#domain/shared/moment.ts";
import { failure, success } from "#domain/shared/result.ts";
import type { OrderWords } from "#server/billing/payments/payments.ts";
import { pageUrl } from "#server/billing/subscribe.ts";
import { isDatabaseAway, isUniqueViolation } from "#server/platform/db/failure.ts";
import type { Queries } from "#server/platform/db/queries.ts";
import type { Outcome } from "#server/platform/http/define-route.ts";
import { describeError } from "#server/platform/log.ts";
import { lockAccount } from "#server/platform/people/store.ts";
import type { SignedIn } from "#server/platform/session/store.ts";
import { knownZone } from "#server/platform/zone.ts";
import type { ConsultationsDependencies } from "./dependencies.ts";
import { endDateOf } from "./notify.ts";
import { offersOf, type ResearcherOffer } from "./offers.ts";
import { presentAppointment } from "./present.ts";
import { findResearcher, isBookable } from "./researchers/store.ts";
import {
	claimHalfHours,
	findReservationByKey,
	insertReservation,
	openReservationsOf,
	type RequestedTime,
	type ReservationRow,
	TimeTaken,
} from "./reservations/store.ts";
import { findAppointment, hasAppointmentWithin } from "./store.ts";

type BookingRequestBody = BodyOf<(typeof consultationRoutes)["bookAppointment"]>;
type Answer = Outcome<(typeof consultationRoutes)["bookAppointment"]>;
type Booker = Pick<SignedIn, "accountId" | "email" | "zone">;

/** How long after its payment has expired a hold is said to last, for whoever looks: the payment ends it. */
const reservationGraceMs = 60_000;

/** How often a wish gives up what else its account is paying for, while that account keeps asking for more. */
const tries = 4;

/** What a researcher offers now; undefined when nobody can book them. */
export async function offerOf(
	dependencies: ConsultationsDependencies,
	researcherId: string,
	now: Date,
): Promise<ResearcherOffer | undefined> {
	const queries = dependencies.database.queries();
	const researcher = await findResearcher(queries, researcherId);
	if (researcher === undefined || researcher.retiredAt !== null) return undefined;
	if (!isBookable(researcher, dependencies)) return undefined;
	return (await offersOf(queries, [researcher], now))[0];
}

/** "Just taken", with what is free nearby. */
async function taken(
	dependencies: ConsultationsDependencies,
	requestedTime: RequestedTime,
	now: Date,
): Promise<Answer> {
	const offer = await offerOf(dependencies, requestedTime.researcherId, now);
	const alternatives = nearestAlternatives(offer?.slots ?? [], requestedTime);
	return { ...failure("consultations.slot_taken"), details: { alternatives } };
}

/** The same account is still paying for another time. */
class StillPaying extends Error {
	override readonly name = "StillPaying";
}

/** The same account is in another conversation at that time. */
class OwnTimeTaken extends Error {
	override readonly name = "OwnTimeTaken";
}

/** What an account is still paying for besides this wish. */
const othersHeld = async (queries: Queries, accountId: string, { idempotencyKey }: BookingRequestBody) =>
	(await openReservationsOf(queries, accountId)).filter((one) => one.idempotencyKey !== idempotencyKey);

/**
 * Gives the time and the order their rows, together. One after the other for each account, so that it holds one time at
 * most and is in one place at a time. Throws `TimeTaken` when somebody was quicker, `StillPaying` and `OwnTimeTaken`.
 */
async function reserve(
	{ database, payments }: ConsultationsDependencies,
	{ accountId, zone }: Booker,
	request: BookingRequestBody,
	requestedTime: RequestedTime,
	now: Date,
): Promise<ReservationRow> {
	return database.transaction(async (transaction) => {
		await lockAccount(transaction, accountId);
		if ((await othersHeld(transaction, accountId, request)).length > 0) throw new StillPaying();
		const from = new Date(requestedTime.startsAt);
		const within = { from, to: endDateOf(from, requestedTime.duration) };
		if (await hasAppointmentWithin(transaction, accountId, within)) throw new OwnTimeTaken();
		const amountCents = consultationPrices[requestedTime.duration];
		const order = { accountId, purpose: "consultation", amountCents } as const;
		const row: ReservationRow = {
			id: randomUUID(),
			accountId,
			researcherId: requestedTime.researcherId,
			startsAt: from,
			duration: requestedTime.duration,
			paymentId: await payments.open(transaction, order, now),
			idempotencyKey: request.idempotencyKey,
			state: "held",
			visitorZone: knownZone(request.visitorZone) ?? zone,
			createdAt: now,
			expiresAt: new Date(now.getTime() + payments.provider.orderLifeMs + reservationGraceMs),
		};
		await insertReservation(transaction, row);
		await claimHalfHours(transaction, row.id, requestedTime);
		return row;
	});
}

async function billOf(
	{ database, publicUrl }: ConsultationsDependencies,
	{ email }: Booker,
	{ locale }: BookingRequestBody,
	{ id, researcherId, startsAt, duration }: ReservationRow,
): Promise<OrderWords> {
	const researcher = await findResearcher(database.queries(), researcherId);
	const other = researcher?.words[locale].name ?? "";
	const page = pageUrl(publicUrl, locale, mailLinkPaths.consultations);
	return {
		description: fillIn(mailMessages[locale].appointment.billTitle, { other }),
		locale,
		email,
		returnUrl: `${page}?${new URLSearchParams({ payment: "returned", appointment: id })}`,
		// Whoever leaves the provider's page finds again what was chosen.
		cancelUrl: `${page}?${new URLSearchParams({ payment: "left", researcher: researcherId, startsAt: toInstant(startsAt), duration })}`,
	};
}

/** What became of a wish that was written down: now, or when it was asked before. */
async function goOn(
	dependencies: ConsultationsDependencies,
	booker: Booker,
	request: BookingRequestBody,
	reservation: ReservationRow,
	now: Date,
): Promise<Answer> {
	const { database, payments, log } = dependencies;
	const isSame =
		reservation.researcherId === request.researcherId &&
		toInstant(reservation.startsAt) === request.startsAt &&
		reservation.duration === request.duration;
	if (!isSame) return failure("request.malformed");
	if (reservation.state === "held") {
		try {
			const progress = await payments.start(
				reservation.paymentId,
				await billOf(dependencies, booker, request, reservation),
			);
			if (progress.kind === "redirect") return success({ kind: "redirect", url: progress.url });
			if (progress.state === "refunding" || progress.state === "refunded") {
				return failure("consultations.slot_unavailable");
			}
		} catch (error) {
			// Whoever asks again for the same wish goes on with it.
			if (isDatabaseAway(error)) throw error;
			log.warn("a payment did not begin", describeError(error));
		}
	}
	const appointment = await findAppointment(database.queries(), reservation.id);
	if (appointment === undefined) return failure("subscription.payment.error");
	return success({ kind: "booked", appointment: presentAppointment(appointment, now) });
}

/**
 * Books one consultation: holds the time, lets it be paid, and gives the appointment or the page on which it is paid. The
 * same key books once, whoever repeats it and when. Whoever is still paying for another time gives that one up: one time
 * each is held.
 * @throws what the database says when it is away; the same key may then be sent again.
 */
export async function bookConsultation(
	dependencies: ConsultationsDependencies,
	booker: Booker,
	request: BookingRequestBody,
	now: Date,
): Promise<Answer> {
	const queries = dependencies.database.queries();
	const { accountId } = booker;
	/** What came of the same wish, if it was asked before, or meanwhile by a second click. */
	const already = async (): Promise<Answer | undefined> => {
		const same = await findReservationByKey(queries, accountId, request.idempotencyKey);
		return same && goOn(dependencies, booker, request, same, now);
	};
	const before = await already();
	if (before !== undefined) return before;
	const allowed = await dependencies.mayBook(queries, accountId, now);
	// A second click may find all that the first one has changed: what came of the wish is told, whatever stands against it.
	if (!allowed.ok) return (await already()) ?? allowed;
	const chosen = chosenTime(request);
	if (!chosen.ok) return chosen;
	const requestedTime: RequestedTime = chosen.value;
	const offer = await offerOf(dependencies, requestedTime.researcherId, now);
	const free = checkSlot(offer?.slots ?? [], requestedTime);
	if (!free.ok && free.code === "consultations.slot_unavailable") return (await already()) ?? free;
	const refused = async () => (await already()) ?? taken(dependencies, requestedTime, now);
	for (let tried = 0; tried < tries; tried += 1) {
		const others = await othersHeld(queries, accountId, request);
		for (const { paymentId } of others) await dependencies.payments.giveUp(paymentId);
		// What was looked up spares the wait; what decides is the table's key.
		if (others.length === 0 && !free.ok) return refused();
		try {
			return await goOn(
				dependencies,
				booker,
				request,
				await reserve(dependencies, booker, request, requestedTime, now),
				now,
			);
		} catch (error) {
			if (error instanceof OwnTimeTaken) return (await already()) ?? failure("consultations.own_time");
			if (error instanceof TimeTaken || isUniqueViolation(error)) return refused();
			if (!(error instanceof StillPaying)) throw error;
		}
	}
	return failure("limits.too_many");
}
