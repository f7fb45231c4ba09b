import { dayMs } from "#domain/shared/units.ts";
import { and, eq, inArray, isNotNull, isNull, lt, ne, or } from "#server/platform/db/drizzle.ts";
import type { Queries } from "#server/platform/db/queries.ts";
import { circleParticipant } from "#server/platform/db/schema/circles.ts";
import { circle } from "#server/platform/db/schema/consultation.ts";
import { deleteLinksOfCircles } from "./link-store.ts";

/** How many days after a circle its host's address, the links and the participations without a seat are kept. */
export const afterCircleDays = 30;
/** How many days after a circle its host's name is kept: who was present with minors can be asked for a year. */
export const hostNameDays = 365;

const before = (now: Date, days: number): Date => new Date(now.getTime() - days * dayMs);

/** Deletes participations without a seat of circles that are long over: those that waited, gave back or did not pay. */
export async function deleteEndedParticipations(queries: Queries, now: Date): Promise<void> {
	const over = queries
		.select({ id: circle.id })
		.from(circle)
		.where(lt(circle.startsAt, before(now, afterCircleDays)));
	const isUnpaid = or(isNull(circleParticipant.paymentId), eq(circleParticipant.leavingReason, "unpaid"));
	await queries
		.delete(circleParticipant)
		.where(and(inArray(circleParticipant.circleId, over), ne(circleParticipant.state, "seated"), isUnpaid));
}

/** Erases the addresses, the links and later the names of the hosts of circles that are long over. */
export async function forgetHosts(queries: Queries, now: Date): Promise<void> {
	const forgotten = await queries
		.update(circle)
		.set({ hostEmail: null })
		.where(and(lt(circle.startsAt, before(now, afterCircleDays)), isNotNull(circle.hostEmail)))
		.returning({ id: circle.id });
	await deleteLinksOfCircles(
		queries,
		forgotten.map(({ id }) => id),
	);
	await queries
		.update(circle)
		.set({ hostName: "" })
		.where(and(lt(circle.startsAt, before(now, hostNameDays)), ne(circle.hostName, "")));
}
