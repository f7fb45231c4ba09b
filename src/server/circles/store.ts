import type { CircleParticipant } from "#domain/circles/seats.ts";
import { toInstant, toInstantOrNull } from "#domain/shared/instant.ts";
import { minuteMs } from "#domain/shared/units.ts";
import { and, asc, desc, eq, gt, inArray, isNotNull, lt, lte, ne, sql } from "#server/platform/db/drizzle.ts";
import { insertion } from "#server/platform/db/prepared.ts";
import type { Queries, Transaction } from "#server/platform/db/queries.ts";
import { account } from "#server/platform/db/schema/account.ts";
import { circleParticipant, circleReminder, circleSeat } from "#server/platform/db/schema/circles.ts";
import { circle } from "#server/platform/db/schema/consultation.ts";
import { payment } from "#server/platform/db/schema/payment.ts";

/** A circle as stored. */
export type CircleRow = typeof circle.$inferSelect;
/** A participation as stored. */
export type ParticipantRow = typeof circleParticipant.$inferSelect;

/** Stores a circle. */
export const insertCircle = insertion(circle, "circle_insert");

/** One circle; undefined when there is none of that id. */
export async function findCircle(queries: Queries, id: string): Promise<CircleRow | undefined> {
	const [found] = await queries.select().from(circle).where(eq(circle.id, id));
	return found;
}

/** Locks a circle until the transaction ends: its seats, its list and its changes happen one after the other. */
export async function lockCircle(transaction: Transaction, id: string): Promise<CircleRow | undefined> {
	const [found] = await transaction.select().from(circle).where(eq(circle.id, id)).for("no key update");
	return found;
}

/**
 * Changes fields of a circle.
 * @throws when there is none of that id
 */
export async function changeCircle(
	queries: Queries,
	id: string,
	change: Partial<Omit<CircleRow, "id" | "createdAt">>,
): Promise<CircleRow> {
	const [changed] = await queries.update(circle).set(change).where(eq(circle.id, id)).returning();
	if (changed === undefined) throw new Error("No such circle");
	return changed;
}

/** The planned circles that start after `from`, earliest first. */
export async function circlesAhead(queries: Queries, from: Date): Promise<CircleRow[]> {
	return queries
		.select()
		.from(circle)
		.where(and(eq(circle.state, "planned"), gt(circle.startsAt, from)))
		.orderBy(asc(circle.startsAt), asc(circle.id));
}

/** Every circle, the latest first. */
export async function allCircles(queries: Queries): Promise<CircleRow[]> {
	return queries.select().from(circle).orderBy(desc(circle.startsAt), asc(circle.id));
}

/** Several circles by their ids. */
export async function circlesOf(queries: Queries, ids: readonly string[]): Promise<CircleRow[]> {
	if (ids.length === 0) return [];
	return queries
		.select()
		.from(circle)
		.where(inArray(circle.id, [...ids]));
}

/** A participation as the rules read it. */
export const participantOf = (row: ParticipantRow): CircleParticipant => ({
	id: row.id,
	state: row.state,
	waitingSince: toInstant(row.waitingSince),
	offerEndsAt: toInstantOrNull(row.offerEndsAt),
});

/** The participations of several circles that have not ended. */
export async function participantsOf(
	queries: Queries,
	circleIds: readonly string[],
): Promise<ParticipantRow[]> {
	if (circleIds.length === 0) return [];
	return queries
		.select()
		.from(circleParticipant)
		.where(and(inArray(circleParticipant.circleId, [...circleIds]), ne(circleParticipant.state, "left")))
		.orderBy(asc(circleParticipant.waitingSince), asc(circleParticipant.id));
}

/** An account's participations in one circle or in all, the latest first, ended ones included. */
export async function participationsOf(
	queries: Queries,
	accountId: string,
	circleId?: string,
): Promise<ParticipantRow[]> {
	const inCircle = circleId === undefined ? undefined : eq(circleParticipant.circleId, circleId);
	return queries
		.select()
		.from(circleParticipant)
		.where(and(eq(circleParticipant.accountId, accountId), inCircle))
		.orderBy(desc(circleParticipant.createdAt), desc(circleParticipant.id));
}

/** One participation; undefined when there is none of that id. */
export async function findParticipant(queries: Queries, id: string): Promise<ParticipantRow | undefined> {
	const [found] = await queries.select().from(circleParticipant).where(eq(circleParticipant.id, id));
	return found;
}

/** The participation of a payment; undefined when there is none. */
export async function findParticipantByPayment(
	queries: Queries,
	paymentId: string,
): Promise<ParticipantRow | undefined> {
	const [found] = await queries
		.select()
		.from(circleParticipant)
		.where(eq(circleParticipant.paymentId, paymentId));
	return found;
}

/** Stores a participation. */
export const insertParticipant = insertion(circleParticipant, "circle_participant_insert");

/**
 * Changes fields of a participation.
 * @throws when there is none of that id
 */
export async function changeParticipant(
	transaction: Transaction,
	id: string,
	change: Partial<Omit<ParticipantRow, "id" | "circleId" | "accountId" | "createdAt">>,
): Promise<ParticipantRow> {
	const [changed] = await transaction
		.update(circleParticipant)
		.set(change)
		.where(eq(circleParticipant.id, id))
		.returning();
	if (changed === undefined) throw new Error("No such participant");
	return changed;
}

/**
 * Gives a participant the lowest free seat. There is no check before: a number that is taken is refused by the unique key,
 * and one that the circle does not have by its rule; the transaction can then only be rolled back.
 */
export async function claimSeat(
	transaction: Transaction,
	{ id, seats }: Pick<CircleRow, "id" | "seats">,
	participantId: string,
): Promise<void> {
	const taken = await transaction
		.select({ number: circleSeat.number })
		.from(circleSeat)
		.where(eq(circleSeat.circleId, id));
	const numbers = new Set(taken.map(({ number }) => number));
	const number = Array.from({ length: seats }, (_, index) => index + 1).find((one) => !numbers.has(one));
	if (number === undefined) throw new Error("A circle has no free seat");
	await transaction.insert(circleSeat).values({ circleId: id, number, participantId });
}

/** Gives a participant's seat back. */
export async function releaseSeat(transaction: Transaction, participantId: string): Promise<void> {
	await transaction.delete(circleSeat).where(eq(circleSeat.participantId, participantId));
}

/** The circles of an account that are ahead and in which it takes part. */
export async function circlesAheadOf(queries: Queries, accountId: string, now: Date): Promise<string[]> {
	const rows = await queries
		.select({ id: circle.id })
		.from(circleParticipant)
		.innerJoin(circle, eq(circle.id, circleParticipant.circleId))
		.where(
			and(
				eq(circleParticipant.accountId, accountId),
				ne(circleParticipant.state, "left"),
				eq(circle.state, "planned"),
				gt(circle.startsAt, now),
			),
		)
		// In one order, so that two transactions do not wait for each other.
		.orderBy(asc(circle.id));
	return rows.map(({ id }) => id);
}

/** The circles with an offer that has ended. */
export async function circlesWithEndedOffers(queries: Queries, now: Date): Promise<string[]> {
	const rows = await queries
		.selectDistinct({ id: circleParticipant.circleId })
		.from(circleParticipant)
		.where(and(eq(circleParticipant.state, "offered"), lt(circleParticipant.offerEndsAt, now)));
	return rows.map(({ id }) => id);
}

/** Planned circles that start between two instants. */
export async function circlesBetween(
	queries: Queries,
	{ from, to }: { readonly from: Date; readonly to: Date },
): Promise<CircleRow[]> {
	return queries
		.select()
		.from(circle)
		.where(and(eq(circle.state, "planned"), gt(circle.startsAt, from), lte(circle.startsAt, to)))
		.orderBy(asc(circle.startsAt), asc(circle.id));
}

/** Claims a reminder; false when it was claimed before. */
export async function claimReminder(
	transaction: Transaction,
	row: Omit<typeof circleReminder.$inferInsert, "enqueuedAt">,
	enqueuedAt: Date,
): Promise<boolean> {
	const claimed = await transaction
		.insert(circleReminder)
		.values({ ...row, enqueuedAt })
		.onConflictDoNothing()
		.returning({ kind: circleReminder.kind });
	return claimed.length > 0;
}

/** Marks circles that have ended as completed. */
export async function completeEndedCircles(queries: Queries, now: Date): Promise<void> {
	const end = sql`${circle.startsAt} + ${circle.minutes} * interval '1 minute'`;
	await queries
		.update(circle)
		.set({ state: "completed" })
		.where(
			and(
				eq(circle.state, "planned"),
				isNotNull(circle.hostCameAt),
				sql`${end} <= ${now.toISOString()}::timestamptz`,
			),
		);
}

/** The first instant that a circle does not occupy, from its start and minutes. */
export const circleEndsAt = ({ startsAt, minutes }: Pick<CircleRow, "startsAt" | "minutes">): Date =>
	new Date(startsAt.getTime() + minutes * minuteMs);

/** A circle as the rules of seats and room read it. */
export const circleFactsOf = (row: CircleRow) => ({
	state: row.state,
	startsAt: toInstant(row.startsAt),
	minutes: row.minutes,
	seats: row.seats,
	hostCameAt: toInstantOrNull(row.hostCameAt),
});

/** The states of payments by their ids. */
export async function paymentStatesOf(
	queries: Queries,
	ids: readonly string[],
): Promise<ReadonlyMap<string, (typeof payment.$inferSelect)["state"]>> {
	if (ids.length === 0) return new Map();
	const rows = await queries
		.select({ id: payment.id, state: payment.state })
		.from(payment)
		.where(inArray(payment.id, [...ids]));
	return new Map(rows.map(({ id, state }) => [id, state]));
}

/** The open orders of an account for seats. */
export async function openOrdersOf(queries: Queries, accountId: string): Promise<string[]> {
	const rows = await queries
		.select({ paymentId: circleParticipant.paymentId })
		.from(circleParticipant)
		.where(and(eq(circleParticipant.accountId, accountId), eq(circleParticipant.state, "paying")));
	return rows.flatMap(({ paymentId }) => paymentId ?? []);
}

/** Who has a seat in a circle, by first name, in the order of the seats. */
export async function seatedOf(queries: Queries, circleId: string) {
	return queries
		.select({ firstName: account.firstName, role: account.role, ageBand: account.ageBand })
		.from(circleSeat)
		.innerJoin(circleParticipant, eq(circleParticipant.id, circleSeat.participantId))
		.innerJoin(account, eq(account.id, circleParticipant.accountId))
		.where(and(eq(circleSeat.circleId, circleId), eq(circleParticipant.state, "seated")))
		.orderBy(asc(circleSeat.number));
}

/** The facts of an account that decide whether circles come first for it; undefined once it is gone. */
export async function personOf(queries: Queries, accountId: string) {
	const [found] = await queries
		.select({ role: account.role, ageBand: account.ageBand })
		.from(account)
		.where(eq(account.id, accountId));
	return found;
}
