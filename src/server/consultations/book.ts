import { randomUUID } from "node:crypto";
import { fillIn, mailMessages } from "#content/messages/mail.ts";
import type { consultationRoutes } from "#contract/consultations.ts";
import { mailLinkPaths } from "#contract/mail-links.ts";
import type { BodyOf } from "#contract/route.ts";
import { consultationPrices } from "#domain/billing/prices.ts";
import { nearestAlternatives } from "#domain/consultations/alternatives.ts";
import { failure, success } from "#domain/shared/result.ts";
import type { OrderWords } from "#server/billing/payments/payments.ts";
import { isDatabaseAway, isUniqueViolation } from "#server/platform/db/failure.ts";
import type { Outcome } from "#server/platform/http/define-route.ts";
import { describeError } from "#server/platform/log.ts";
import type { SignedIn } from "#server/platform/session/store.ts";
import { knownZone } from "#server/platform/zone.ts";
import type { ConsultationsDependencies } from "./dependencies.ts";
import { type Offer, offersOf } from "./offers.ts";
import { presentAppointment } from "./present.ts";
import { findResearcher } from "./researchers/store.ts";
import {
	claimHalfHours,
	findReservationByKey,
	insertReservation,
	openReservationsOf,
	type RequestedTime,
	type ReservationRow,
	TimeTaken,
} from "./reservations/store.ts";
import { findAppointment } from "./store.ts";

type BookingRequestBody = BodyOf<(typeof consultationRoutes)["bookAppointment"]>;
type Answer = Outcome<(typeof consultationRoutes)["bookAppointment"]>;
type Booker = Pick<SignedIn, "accountId" | "email" | "zone">;

/** How long after its payment has expired a hold is said to last, for whoever looks: the payment ends it. */
const reservationGraceMs = 60_000;

async function offerOf(
	dependencies: ConsultationsDependencies,
	researcherId: string,
	now: Date,
): Promise<Offer | undefined> {
	const queries = dependencies.database.queries();
	const researcher = await findResearcher(queries, researcherId);
	if (researcher === undefined || researcher.retiredAt !== null) return undefined;
	if (researcher.isIllustrative && dependencies.payments.provider.name !== "simulated") return undefined;
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

/** Gives the time and the order their rows, together. Throws `TimeTaken` when somebody was quicker. */
async function reserve(
	{ database, payments }: ConsultationsDependencies,
	{ accountId, zone }: Booker,
	request: BookingRequestBody,
	requestedTime: RequestedTime,
	now: Date,
): Promise<ReservationRow> {
	return database.transaction(async (transaction) => {
		const amountCents = consultationPrices[requestedTime.duration];
		const order = { accountId, purpose: "consultation", amountCents } as const;
		const row: ReservationRow = {
			id: randomUUID(),
			accountId,
			researcherId: requestedTime.researcherId,
			startsAt: new Date(requestedTime.startsAt),
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
	const page = `${publicUrl}${locale === "fr" ? "/fr" : ""}${mailLinkPaths.consultations}`;
	return {
		description: fillIn(mailMessages[locale].appointment.billTitle, { other }),
		locale,
		email,
		returnUrl: `${page}?${new URLSearchParams({ payment: "returned", appointment: id })}`,
		// Whoever leaves the provider's page finds again what was chosen.
		cancelUrl: `${page}?${new URLSearchParams({ payment: "left", researcher: researcherId, startsAt: startsAt.toISOString(), duration })}`,
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
		reservation.startsAt.toISOString() === request.startsAt &&
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
	if (!allowed.ok) return allowed;
	const { researcherId, startsAt, duration } = request;
	if (!researcherId || !startsAt) return failure("consultations.incomplete");
	const requestedTime: RequestedTime = { researcherId, startsAt, duration };
	const slot = (await offerOf(dependencies, researcherId, now))?.slots.find(
		(one) => one.startsAt === startsAt,
	);
	if (slot === undefined) return failure("consultations.slot_unavailable");
	const open = await openReservationsOf(queries, accountId);
	const others = open.filter(({ idempotencyKey }) => idempotencyKey !== request.idempotencyKey);
	for (const { paymentId } of others) await dependencies.payments.giveUp(paymentId);
	const refused = async () => (await already()) ?? taken(dependencies, requestedTime, now);
	// What was looked up spares the wait; what decides is the table's key.
	if (open.length === 0 && !slot.durations.includes(duration)) return refused();
	try {
		return await goOn(
			dependencies,
			booker,
			request,
			await reserve(dependencies, booker, request, requestedTime, now),
			now,
		);
	} catch (error) {
		if (!(error instanceof TimeTaken) && !isUniqueViolation(error)) throw error;
		return refused();
	}
}
