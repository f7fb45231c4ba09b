import { randomUUID } from "node:crypto";
import { fillIn, mailMessages } from "#content/messages/mail.ts";
import type { consultationRoutes } from "#contract/consultations.ts";
import { mailLinkPaths } from "#contract/mail-links.ts";
import type { BodyOf } from "#contract/route.ts";
import { consultationPrices } from "#domain/billing/prices.ts";
import { nearestAlternatives } from "#domain/consultations/alternatives.ts";
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
import {
	findHoldByKey,
	type HoldRow,
	insertHold,
	openHoldsOf,
	type Place,
	TimeTaken,
	takeCells,
} from "./holds/store.ts";
import { type Offer, offersOf } from "./offers.ts";
import type { AppointmentParts } from "./parts.ts";
import { presentAppointment } from "./present.ts";
import { findResearcher, isBookable } from "./researchers/store.ts";
import { findAppointment, hasAppointmentWithin } from "./store.ts";
import { endOf } from "./tell.ts";

type Wish = BodyOf<(typeof consultationRoutes)["bookAppointment"]>;
type Answer = Outcome<(typeof consultationRoutes)["bookAppointment"]>;
type Booker = Pick<SignedIn, "accountId" | "email" | "zone">;

/** How long after its payment has expired a hold is said to last, for whoever looks: the payment ends it. */
const afterwards = 60_000;

/** How often a wish gives up what else its account is paying for, while that account keeps asking for more. */
const tries = 4;

/** What a researcher offers now; undefined when nobody can book them. */
export async function offerOf(
	parts: AppointmentParts,
	researcherId: string,
	now: Date,
): Promise<Offer | undefined> {
	const queries = parts.database.queries();
	const researcher = await findResearcher(queries, researcherId);
	if (researcher === undefined || researcher.retiredAt !== null) return undefined;
	if (!isBookable(researcher, parts)) return undefined;
	return (await offersOf(queries, [researcher], now))[0];
}

/** "Just taken", with what is free nearby. */
async function taken(parts: AppointmentParts, place: Place, now: Date): Promise<Answer> {
	const offer = await offerOf(parts, place.researcherId, now);
	const alternatives = nearestAlternatives(offer?.slots ?? [], place);
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
const othersHeld = async (queries: Queries, accountId: string, { idempotencyKey }: Wish) =>
	(await openHoldsOf(queries, accountId)).filter((one) => one.idempotencyKey !== idempotencyKey);

/**
 * Gives the time and the order their rows, together. One after the other for each account, so that it holds one time at
 * most and is in one place at a time. Throws `TimeTaken` when somebody was quicker, `StillPaying` and `OwnTimeTaken`.
 */
async function hold(
	{ database, payments }: AppointmentParts,
	{ accountId, zone }: Booker,
	wish: Wish,
	place: Place,
	now: Date,
): Promise<HoldRow> {
	return database.transaction(async (transaction) => {
		await lockAccount(transaction, accountId);
		if ((await othersHeld(transaction, accountId, wish)).length > 0) throw new StillPaying();
		const from = new Date(place.startsAt);
		const within = { from, to: endOf(from, place.duration) };
		if (await hasAppointmentWithin(transaction, accountId, within)) throw new OwnTimeTaken();
		const amountCents = consultationPrices[place.duration];
		const order = { accountId, purpose: "consultation", amountCents } as const;
		const row: HoldRow = {
			id: randomUUID(),
			accountId,
			researcherId: place.researcherId,
			startsAt: from,
			duration: place.duration,
			paymentId: await payments.open(transaction, order, now),
			idempotencyKey: wish.idempotencyKey,
			state: "held",
			visitorZone: knownZone(wish.visitorZone) ?? zone,
			createdAt: now,
			expiresAt: new Date(now.getTime() + payments.provider.orderLife + afterwards),
		};
		await insertHold(transaction, row);
		await takeCells(transaction, row.id, place);
		return row;
	});
}

async function billOf(
	{ database, publicUrl }: AppointmentParts,
	{ email }: Booker,
	{ locale }: Wish,
	{ id, researcherId, startsAt, duration }: HoldRow,
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
		cancelUrl: `${page}?${new URLSearchParams({ payment: "left", researcher: researcherId, startsAt: startsAt.toISOString(), duration })}`,
	};
}

/** What became of a wish that was written down: now, or when it was asked before. */
async function goOn(
	parts: AppointmentParts,
	booker: Booker,
	wish: Wish,
	held: HoldRow,
	now: Date,
): Promise<Answer> {
	const { database, payments, log } = parts;
	const isSame =
		held.researcherId === wish.researcherId &&
		held.startsAt.toISOString() === wish.startsAt &&
		held.duration === wish.duration;
	if (!isSame) return failure("request.malformed");
	if (held.state === "held") {
		try {
			const progress = await payments.start(held.paymentId, await billOf(parts, booker, wish, held));
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
	const appointment = await findAppointment(database.queries(), held.id);
	if (appointment === undefined) return failure("subscription.payment.error");
	return success({ kind: "booked", appointment: presentAppointment(appointment, now) });
}

/**
 * Books one consultation: holds the time, lets it be paid, and gives the appointment or the page on which it is paid. The
 * same key books once, whoever repeats it and when. Whoever is still paying for another time gives that one up: one time
 * each is held.
 */
export async function bookConsultation(
	parts: AppointmentParts,
	booker: Booker,
	wish: Wish,
	now: Date,
): Promise<Answer> {
	const queries = parts.database.queries();
	const { accountId } = booker;
	/** What came of the same wish, if it was asked before, or meanwhile by a second click. */
	const already = async (): Promise<Answer | undefined> => {
		const same = await findHoldByKey(queries, accountId, wish.idempotencyKey);
		return same && goOn(parts, booker, wish, same, now);
	};
	const before = await already();
	if (before !== undefined) return before;
	const allowed = await parts.mayBook(queries, accountId, now);
	if (!allowed.ok) return allowed;
	const { researcherId, startsAt, duration } = wish;
	if (!researcherId || !startsAt) return failure("consultations.incomplete");
	const place: Place = { researcherId, startsAt, duration };
	const slot = (await offerOf(parts, researcherId, now))?.slots.find((one) => one.startsAt === startsAt);
	if (slot === undefined) return failure("consultations.slot_unavailable");
	const refused = async () => (await already()) ?? taken(parts, place, now);
	for (let tried = 0; tried < tries; tried += 1) {
		const others = await othersHeld(queries, accountId, wish);
		for (const { paymentId } of others) await parts.payments.giveUp(paymentId);
		// What was looked up spares the wait; what decides is the table's key.
		if (others.length === 0 && !slot.durations.includes(duration)) return refused();
		try {
			return await goOn(parts, booker, wish, await hold(parts, booker, wish, place, now), now);
		} catch (error) {
			if (error instanceof OwnTimeTaken) return failure("consultations.own_time");
			if (error instanceof TimeTaken || isUniqueViolation(error)) return refused();
			if (!(error instanceof StillPaying)) throw error;
		}
	}
	return failure("limits.too_many");
}
