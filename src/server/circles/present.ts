import type { Circle, Participation } from "#contract/circles.ts";
import { routes } from "#contract/routes.ts";
import { circleStateAt } from "#domain/circles/circle.ts";
import { type CircleParticipant, freeSeats, offerEndOf, waitingList } from "#domain/circles/seats.ts";
import { isRefundable, lastRefundAt } from "#domain/consultations/appointment.ts";
import { toInstant } from "#domain/shared/instant.ts";
import { refundOf } from "#server/consultations/present.ts";
import type { ResearcherRow } from "#server/consultations/researchers/store.ts";
import { type CircleRow, circleFactsOf, type ParticipantRow, participantOf } from "./store.ts";

/** A circle with those who take part in it or wait. */
export interface CircleWithPeople {
	readonly circle: CircleRow;
	readonly researcher: ResearcherRow;
	readonly participants: readonly CircleParticipant[];
}

const inBoth = (researcher: ResearcherRow, field: "name" | "title") => ({
	en: researcher.words.en[field],
	fr: researcher.words.fr[field],
});

/** A circle as everyone sees it at `now`. */
export function presentCircle({ circle, researcher, participants }: CircleWithPeople, now: Date): Circle {
	const facts = circleFactsOf(circle);
	const present = toInstant(now);
	return {
		id: circle.id,
		subject: circle.subject,
		researcher: {
			id: researcher.id,
			name: inBoth(researcher, "name"),
			title: inBoth(researcher, "title"),
			monogram: researcher.monogram,
			category: researcher.hue,
			illustrative: researcher.isIllustrative,
		},
		hostName: circle.hostName,
		language: circle.language,
		startsAt: facts.startsAt,
		minutes: circle.minutes,
		zone: circle.zone,
		priceCents: circle.priceCents,
		status: circleStateAt(facts, present),
		seats: circle.seats,
		seatsLeft: freeSeats(facts, participants),
		waiting: participants.filter(({ state }) => state === "waiting").length,
		isListOpen: circle.state === "planned" && offerEndOf(facts, present) !== null,
	};
}

/** A participation as its owner sees it at `now`. `paymentState` is undefined where nothing was paid. */
export function presentParticipation(
	people: CircleWithPeople,
	row: ParticipantRow,
	paymentState: string | undefined,
	now: Date,
): Participation {
	const { circle, participants } = people;
	const rule = { startsAt: toInstant(circle.startsAt), wasMoved: circle.isMoved };
	const isPaid = row.state === "seated" && row.paymentId !== null;
	const index = waitingList(participants).findIndex(({ id }) => id === row.id);
	return {
		circle: presentCircle(people, now),
		state: row.state,
		...(row.leavingReason === null ? {} : { leavingReason: row.leavingReason }),
		...(index < 0 ? {} : { place: index + 1 }),
		...(row.state === "offered" && row.offerEndsAt ? { offerEndsAt: toInstant(row.offerEndsAt) } : {}),
		amountCents: row.amountCents,
		...(isPaid && isRefundable(rule, toInstant(now)) ? { refundUntil: lastRefundAt(rule) } : {}),
		...refundOf(paymentState),
		...(circle.cancelReason === null ? {} : { cancelReason: circle.cancelReason }),
		...(row.state === "seated"
			? { calendarPath: routes.circleCalendar.path.replace(":circleId", circle.id) }
			: {}),
	};
}

/** The participants of one circle among those of several. */
export const peopleOf = (rows: readonly ParticipantRow[], circleId: string): CircleParticipant[] =>
	rows.filter((row) => row.circleId === circleId).map(participantOf);
