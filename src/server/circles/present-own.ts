import type { ComingAppointment, RecentAppointment } from "#contract/billing.ts";
import type { Circle, Participation } from "#contract/circles.ts";
import { isRecentForGuardian } from "#server/consultations/export.ts";
import { findResearcher } from "#server/consultations/researchers/store.ts";
import type { Queries } from "#server/platform/db/queries.ts";
import type { CirclesDependencies } from "./dependencies.ts";
import { listedResearcher } from "./listed-researcher.ts";
import { peopleOf, presentCircle, presentParticipation } from "./present.ts";
import {
	type CircleRow,
	circlesAhead,
	circlesOf,
	type ParticipantRow,
	participantsOf,
	participationsOf,
	paymentStatesOf,
} from "./store.ts";

/**
 * The researcher of a circle.
 * @throws for an unknown one: rows of researchers are never deleted
 */
export async function researcherOfCircle(queries: Queries, { researcherId }: CircleRow) {
	const researcher = await findResearcher(queries, researcherId);
	if (researcher === undefined) throw new Error("No such researcher");
	return researcher;
}

/** The circles that are ahead and that students may see, earliest first. */
export async function presentAhead(
	queries: Queries,
	payable: Pick<CirclesDependencies, "payments" | "isFree">,
	now: Date,
): Promise<Circle[]> {
	const circles = await circlesAhead(queries, now);
	const rows = await participantsOf(
		queries,
		circles.map(({ id }) => id),
	);
	const shown: Circle[] = [];
	for (const circle of circles) {
		const researcher = await listedResearcher(queries, circle, payable);
		if (researcher === undefined) continue;
		shown.push(presentCircle({ circle, researcher, participants: peopleOf(rows, circle.id) }, now));
	}
	return shown;
}

/** Several participations of one account, in their order. */
async function presentAll(
	queries: Queries,
	own: readonly ParticipantRow[],
	now: Date,
): Promise<Participation[]> {
	const ids = [...new Set(own.map(({ circleId }) => circleId))];
	const circles = new Map((await circlesOf(queries, ids)).map((circle) => [circle.id, circle]));
	const rows = await participantsOf(queries, ids);
	const payments = await paymentStatesOf(
		queries,
		own.flatMap(({ paymentId }) => paymentId ?? []),
	);
	const presented: Participation[] = [];
	for (const row of own) {
		const circle = circles.get(row.circleId);
		if (circle === undefined) continue;
		const researcher = await researcherOfCircle(queries, circle);
		const people = { circle, researcher, participants: peopleOf(rows, circle.id) };
		presented.push(presentParticipation(people, row, payments.get(row.paymentId ?? ""), now));
	}
	return presented;
}

/**
 * One participation as its owner sees it.
 * @throws when its circle is gone: rows of circles are never deleted
 */
export async function presentOwn(queries: Queries, row: ParticipantRow, now: Date): Promise<Participation> {
	const [presented] = await presentAll(queries, [row], now);
	if (presented === undefined) throw new Error("No such circle");
	return presented;
}

/** An account's coming and recent seats, as far as its guardian may see them. */
export async function guardianSeatsOf(
	queries: Queries,
	accountId: string,
	now: Date,
): Promise<{ readonly coming: ComingAppointment[]; readonly recent: RecentAppointment[] }> {
	const seats = (await presentEvery(queries, accountId, now)).filter(({ state }) => state === "seated");
	const seen = ({ circle }: Participation) => ({
		id: circle.id,
		startsAt: circle.startsAt,
		zone: circle.zone,
		researcherName: circle.researcher.name,
		circle: circle.subject,
	});
	const coming = seats
		.filter(({ circle }) => circle.status === "planned")
		.map((seat) => {
			const { amountCents, refundUntil } = seat;
			return { ...seen(seat), amountCents, isRefundable: amountCents === 0 || refundUntil !== undefined };
		});
	const recent = seats.filter(
		({ circle }) => circle.status === "completed" && isRecentForGuardian(new Date(circle.startsAt), now),
	);
	return { coming, recent: recent.map(seen) };
}

/** Every participation of an account, the latest first. */
export async function presentEvery(queries: Queries, accountId: string, now: Date): Promise<Participation[]> {
	return presentAll(queries, await participationsOf(queries, accountId), now);
}

/** The latest participation of an account in each circle, the circle that starts last first. */
export async function presentLatest(
	queries: Queries,
	accountId: string,
	now: Date,
): Promise<Participation[]> {
	const rows = await participationsOf(queries, accountId);
	const latest = rows.filter(
		(row, index) => rows.findIndex(({ circleId }) => circleId === row.circleId) === index,
	);
	const shown = await presentAll(queries, latest, now);
	return shown.sort((one, other) => (one.circle.startsAt < other.circle.startsAt ? 1 : -1));
}
