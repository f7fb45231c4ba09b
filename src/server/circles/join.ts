import { randomUUID } from "node:crypto";
import { fillIn, mailMessages } from "#content/messages/mail.ts";
import type { circleRoutes } from "#contract/circles.ts";
import { mailLinkPaths } from "#contract/mail-links.ts";
import { type AskedSeat, checkAsked, type SeatRefusal } from "#domain/circles/seats.ts";
import { toInstant } from "#domain/shared/instant.ts";
import type { Locale } from "#domain/shared/locale.ts";
import { failure, type Result, success } from "#domain/shared/result.ts";
import type { OrderWords } from "#server/billing/payments/payments.ts";
import { pageUrl } from "#server/billing/subscribe.ts";
import { hasAppointmentWithin } from "#server/consultations/store.ts";
import { recordEvent } from "#server/platform/audit/store.ts";
import { isDatabaseUnavailable } from "#server/platform/db/failure.ts";
import { isId } from "#server/platform/db/id.ts";
import type { Transaction } from "#server/platform/db/queries.ts";
import type { Outcome } from "#server/platform/http/define-route.ts";
import { describeError } from "#server/platform/log.ts";
import { checkPayer, lockAccount } from "#server/platform/people/store.ts";
import type { SignedIn } from "#server/platform/session/store.ts";
import { knownZone } from "#server/platform/zone.ts";
import type { CirclesDependencies } from "./dependencies.ts";
import { listedResearcher } from "./listed-researcher.ts";
import { notifyParticipant } from "./notify.ts";
import { presentOwn } from "./present-own.ts";
import {
	type CircleRow,
	changeParticipant,
	circleEndsAt,
	circleFactsOf,
	claimSeat,
	findCircle,
	findParticipant,
	insertParticipant,
	lockCircle,
	type ParticipantRow,
	participantOf,
	participationsOf,
} from "./store.ts";
import { updateWaitingList } from "./waiting-list.ts";

type Joiner = Pick<SignedIn, "accountId" | "email" | "zone">;

/** A request for a seat or a place on the list. */
interface Joining {
	readonly circleId: string;
	readonly asked: AskedSeat;
	readonly idempotencyKey: string;
	readonly visitorZone: string | undefined;
}

type JoinRefusal = SeatRefusal | "consultations.own_time" | "request.not_found";

/** A new participation, on the list. */
const newParticipant = (
	{ accountId, zone }: Joiner,
	circle: CircleRow,
	{ idempotencyKey, visitorZone }: Joining,
	now: Date,
): ParticipantRow => ({
	id: randomUUID(),
	circleId: circle.id,
	accountId,
	state: "waiting",
	leavingReason: null,
	waitingSince: now,
	offerEndsAt: null,
	paymentId: null,
	amountCents: circle.priceCents,
	idempotencyKey,
	visitorZone: knownZone(visitorZone) ?? zone,
	createdAt: now,
	leftAt: null,
	isRefundAnnounced: false,
});

/** Takes the seat of a participant who may have it: seated at once where it is free of charge, else with an order to pay. */
async function takeIn(
	{ payments, mailer }: CirclesDependencies,
	transaction: Transaction,
	circle: CircleRow,
	participant: ParticipantRow,
	now: Date,
): Promise<ParticipantRow> {
	// An offered seat is claimed already.
	if (participant.state === "waiting") await claimSeat(transaction, circle, participant.id);
	const { accountId } = participant;
	const { priceCents: amountCents } = circle;
	if (amountCents === 0) {
		const seated = await changeParticipant(transaction, participant.id, { state: "seated", amountCents });
		await notifyParticipant(mailer, transaction, { circle, participant: seated }, "seated", now);
		return seated;
	}
	const paymentId = await payments.open(transaction, { accountId, purpose: "circle", amountCents }, now);
	return changeParticipant(transaction, participant.id, { state: "paying", paymentId, amountCents });
}

/**
 * Gives a person what they ask for, one request of an account and of a circle after the other. Who has one keeps it, and a
 * request that is repeated finds what the first one brought about.
 */
async function joinIn(
	dependencies: CirclesDependencies,
	transaction: Transaction,
	joiner: Joiner,
	joining: Joining,
	now: Date,
): Promise<Result<ParticipantRow, JoinRefusal>> {
	const { accountId } = joiner;
	const { asked, circleId } = joining;
	await lockAccount(transaction, accountId);
	const circle = await lockCircle(transaction, circleId);
	if (circle === undefined) return failure("request.not_found");
	const all = await updateWaitingList(dependencies, transaction, circle, now);
	const before = await participationsOf(transaction, accountId, circleId);
	const repeated = before.find(({ idempotencyKey }) => idempotencyKey === joining.idempotencyKey);
	if (repeated !== undefined && repeated.state !== "offered") return success(repeated);
	const own = before.find(({ state }) => state !== "left");
	const participants = all.map(participantOf);
	const hadOffer = before[0]?.leavingReason === "offer_ended";
	const facts = { own: own && participantOf(own), all: participants, hadOffer };
	const checked = checkAsked(asked, circleFactsOf(circle), facts, toInstant(now));
	if (!checked.ok) return checked;
	if (own !== undefined && (asked === "wait" || own.state === "paying" || own.state === "seated"))
		return success(own);
	const within = { from: circle.startsAt, to: circleEndsAt(circle), except: circleId };
	if (asked === "seat" && (await hasAppointmentWithin(transaction, accountId, within)))
		return failure("consultations.own_time");
	const participant = own ?? newParticipant(joiner, circle, joining, now);
	if (own === undefined) await insertParticipant(transaction, participant);
	else await changeParticipant(transaction, own.id, { idempotencyKey: joining.idempotencyKey });
	await recordEvent(transaction, {
		event: asked === "seat" ? "circle_joined" : "circle_awaited",
		accountId,
		at: now,
	});
	if (asked === "wait") return success(participant);
	return success(await takeIn(dependencies, transaction, circle, participant, now));
}

/** Whether a circle is there for this account: known, open here, and with a guardian where one is needed. */
async function checkCircle(dependencies: CirclesDependencies, { accountId }: Joiner, circleId: string) {
	const queries = dependencies.database.queries();
	const circle = isId(circleId) ? await findCircle(queries, circleId) : undefined;
	if (circle === undefined || (await listedResearcher(queries, circle, dependencies)) === undefined)
		return failure("request.not_found");
	const payer = await checkPayer(queries, accountId);
	return payer.ok ? success(circle) : payer;
}

const billOf = (
	{ publicUrl }: CirclesDependencies,
	{ email }: Joiner,
	locale: Locale,
	circle: CircleRow,
): OrderWords => {
	const page = pageUrl(publicUrl, locale, mailLinkPaths.circle);
	const backTo = (payment: string) => `${page}?${new URLSearchParams({ id: circle.id, payment })}`;
	return {
		description: fillIn(mailMessages[locale].circle.billTitle, { subject: circle.subject[locale] }),
		locale,
		email,
		returnUrl: backTo("returned"),
		cancelUrl: backTo("left"),
	};
};

/**
 * Takes a seat, and pays for it where it has a price: returns the participation, or the page to pay on. A person has one participation
 * in a circle, so that a second tab continues what the first began.
 * @throws the error of a database that is down; the same request may then be sent again
 */
export async function takeSeat(
	dependencies: CirclesDependencies,
	joiner: Joiner,
	{ locale, ...joining }: Omit<Joining, "asked"> & { readonly locale: Locale },
	now: Date,
): Promise<Outcome<(typeof circleRoutes)["takeSeat"]>> {
	const { database, payments, log } = dependencies;
	const checked = await checkCircle(dependencies, joiner, joining.circleId);
	if (!checked.ok) return checked;
	const joined = await database.transaction((transaction) =>
		joinIn(dependencies, transaction, joiner, { ...joining, asked: "seat" }, now),
	);
	if (!joined.ok) return joined;
	const { id, state, paymentId } = joined.value;
	if (state === "paying" && paymentId !== null) {
		try {
			const progress = await payments.start(paymentId, billOf(dependencies, joiner, locale, checked.value));
			if (progress.kind === "redirect") return success({ kind: "redirect", url: progress.url });
		} catch (error) {
			// A repeated request continues the first one.
			if (isDatabaseUnavailable(error)) throw error;
			log.warn("a payment did not begin", describeError(error));
		}
	}
	const participant = await findParticipant(database.queries(), id);
	const isUnpaid = participant?.state !== "left" || participant.leavingReason === "unpaid";
	if (participant === undefined || (participant.state !== "seated" && isUnpaid))
		return failure("subscription.payment.error");
	return success({ kind: "done", participation: await presentOwn(database.queries(), participant, now) });
}

/** Puts a person on the waiting list of a full circle. */
export async function joinWaitingList(
	dependencies: CirclesDependencies,
	joiner: Joiner,
	joining: Pick<Joining, "circleId" | "visitorZone">,
	now: Date,
): Promise<Outcome<(typeof circleRoutes)["joinWaitingList"]>> {
	const { database } = dependencies;
	const checked = await checkCircle(dependencies, joiner, joining.circleId);
	if (!checked.ok) return checked;
	const asked = { ...joining, asked: "wait", idempotencyKey: randomUUID() } as const;
	const joined = await database.transaction((transaction) =>
		joinIn(dependencies, transaction, joiner, asked, now),
	);
	if (!joined.ok) return joined;
	return success(await presentOwn(database.queries(), joined.value, now));
}
