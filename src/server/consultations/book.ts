import { randomUUID } from "node:crypto";
import { fillIn, mailMessages } from "#content/messages/mail.ts";
import type { consultationRoutes } from "#contract/consultations.ts";
import { mailLinkPaths } from "#contract/mail-links.ts";
import type { BodyOf } from "#contract/route.ts";
import { consultationPrices } from "#domain/billing/prices.ts";
import { readTopic } from "#domain/consultations/free-text.ts";
import { checkSlot, chosenTime, nearestAlternatives } from "#domain/consultations/slots.ts";
import { toInstant } from "#domain/shared/instant.ts";
import { failure, success } from "#domain/shared/result.ts";
import { minuteMs } from "#domain/shared/units.ts";
import type { OrderWords } from "#server/billing/payments/payments.ts";
import { pageUrl } from "#server/billing/subscribe.ts";
import { isDatabaseUnavailable, isUniqueViolation } from "#server/platform/db/failure.ts";
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

/** How long after its payment's expiry a reservation is shown as kept; the payment ends it. */
const reservationGraceMs = minuteMs;

/** How often one request gives up other open orders of its account, while the account keeps making more. */
const maxTries = 4;

/** The free times of a researcher; undefined when they can't be booked. */
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

/** The failure "just taken", with free times nearby. */
async function slotTaken(
	dependencies: ConsultationsDependencies,
	requestedTime: RequestedTime,
	now: Date,
): Promise<Answer> {
	const offer = await offerOf(dependencies, requestedTime.researcherId, now);
	const alternatives = nearestAlternatives(offer?.slots ?? [], requestedTime);
	return { ...failure("consultations.slot_taken"), details: { alternatives } };
}

/** The same account has an open payment for another time. */
class StillPaying extends Error {
	override readonly name = "StillPaying";
}

/** The same account has another consultation at that time. */
class OwnTimeTaken extends Error {
	override readonly name = "OwnTimeTaken";
}

/** The open orders of an account, except the one of this request. */
const othersHeld = async (queries: Queries, accountId: string, { idempotencyKey }: BookingRequestBody) =>
	(await openReservationsOf(queries, accountId)).filter((one) => one.idempotencyKey !== idempotencyKey);

/**
 * Inserts half hours and order together, one request after the other for each account, so that it holds one
 * time and is in one consultation at most.
 * @throws `TimeTaken` for a concurrent booking, `StillPaying`, `OwnTimeTaken`
 */
async function reserve(
	{ database, payments }: ConsultationsDependencies,
	{ accountId, zone }: Booker,
	request: BookingRequestBody,
	{ topic, ...requestedTime }: RequestedTime & { readonly topic: string | null },
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
			topic,
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
		// A buyer who leaves the provider's page finds their choice again.
		cancelUrl: `${page}?${new URLSearchParams({ payment: "left", researcher: researcherId, startsAt: toInstant(startsAt), duration })}`,
	};
}

/** The outcome of a stored request, now or at a repeated one. */
async function resumeBooking(
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
			// A repeated request continues the first one.
			if (isDatabaseUnavailable(error)) throw error;
			log.warn("a payment did not begin", describeError(error));
		}
	}
	const appointment = await findAppointment(database.queries(), reservation.id);
	if (appointment === undefined) return failure("subscription.payment.error");
	return success({ kind: "booked", appointment: presentAppointment(appointment, now) });
}

/**
 * Books one consultation: reserves the time, starts the payment, and returns the appointment or the page to
 * pay on. Idempotent by the key. An open payment for another time is given up: one reservation for each
 * account.
 * @throws the error of a database that is down; the same key may then be sent again
 */
export async function bookConsultation(
	dependencies: ConsultationsDependencies,
	booker: Booker,
	request: BookingRequestBody,
	now: Date,
): Promise<Answer> {
	const queries = dependencies.database.queries();
	const { accountId } = booker;
	/** The outcome of an earlier or concurrent request with the same key, if there is one. */
	const findExistingOutcome = async (): Promise<Answer | undefined> => {
		const same = await findReservationByKey(queries, accountId, request.idempotencyKey);
		return same && resumeBooking(dependencies, booker, request, same, now);
	};
	const existing = await findExistingOutcome();
	if (existing !== undefined) return existing;
	const allowed = await dependencies.mayBook(queries, accountId, now);
	// A second click may find everything already changed by the first: its outcome wins over every refusal.
	if (!allowed.ok) return (await findExistingOutcome()) ?? allowed;
	const chosen = chosenTime(request);
	if (!chosen.ok) return chosen;
	const topic = readTopic(request.topic ?? "");
	if (!topic.ok) return topic;
	const requestedTime: RequestedTime = chosen.value;
	const offer = await offerOf(dependencies, requestedTime.researcherId, now);
	const free = checkSlot(offer?.slots ?? [], requestedTime);
	if (!free.ok && free.code === "consultations.slot_unavailable")
		return (await findExistingOutcome()) ?? free;
	const refuseAsTaken = async () =>
		(await findExistingOutcome()) ?? slotTaken(dependencies, requestedTime, now);
	for (let tried = 0; tried < maxTries; tried += 1) {
		const others = await othersHeld(queries, accountId, request);
		for (const { paymentId } of others) await dependencies.payments.giveUp(paymentId);
		// The lookup only saves time; the unique key of the table decides.
		if (others.length === 0 && !free.ok) return refuseAsTaken();
		try {
			return await resumeBooking(
				dependencies,
				booker,
				request,
				await reserve(dependencies, booker, request, { ...requestedTime, topic: topic.value }, now),
				now,
			);
		} catch (error) {
			if (error instanceof OwnTimeTaken)
				return (await findExistingOutcome()) ?? failure("consultations.own_time");
			if (error instanceof TimeTaken || isUniqueViolation(error)) return refuseAsTaken();
			if (!(error instanceof StillPaying)) throw error;
		}
	}
	// The payment provider takes a moment to give another reservation up.
	return { ...failure("limits.too_many"), details: { retryAfter: 60 } };
}
