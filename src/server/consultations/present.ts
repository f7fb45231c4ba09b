import type { Researcher } from "#contract/consultations.ts";
import { routes } from "#contract/routes.ts";
import { type Appointment, asOf } from "#domain/consultations/appointment.ts";
import { missedOf } from "#domain/consultations/missed-rules.ts";
import { toInstant } from "#domain/shared/instant.ts";
import type { Locale } from "#domain/shared/locale.ts";
import { reportsOf } from "./missed/store.ts";
import type { ResearcherOffer } from "./offers.ts";
import { openProposalOf } from "./proposals/store.ts";
import type { PaidAppointment } from "./store.ts";

/** A researcher in one language. */
export const presentResearcher = (
	{ researcher, slots }: ResearcherOffer,
	locale: Locale,
	isBookable: boolean,
): Researcher => ({
	...researcher.words[locale],
	topics: [...researcher.words[locale].topics],
	id: researcher.id,
	languages: researcher.languages,
	imageUrl: null,
	monogram: researcher.monogram,
	category: researcher.hue,
	illustrative: researcher.isIllustrative,
	zone: researcher.zone,
	...(isBookable ? {} : { bookable: false }),
	...(researcher.pausedAt === null ? {} : { isPaused: true }),
	slots: isBookable ? [...slots] : [],
});

const refunds = { refunding: "coming", refunded: "done" } as const;

/** How far the refund of a payment is; nothing where none was asked. */
export const refundOf = (paymentState: string | undefined) =>
	paymentState === "refunding" || paymentState === "refunded" ? { refund: refunds[paymentState] } : {};

/** Whether the researcher came, for the student. Invented ones never do; a cancelled appointment is missed by no one. */
const missedPart = (row: PaidAppointment): Pick<Appointment, "missed"> => {
	if (row.isIllustrative || row.state === "cancelled") return {};
	const { duration, startsAt } = row;
	return { missed: missedOf({ startsAt: toInstant(startsAt), duration }, reportsOf(row.missed), "student") };
};

/** The times that are proposed instead, while they can be answered. */
export const proposalPart = (
	row: Parameters<typeof openProposalOf>[0],
	now: Date,
): Pick<Appointment, "proposal"> => {
	const proposal = openProposalOf(row, now);
	return proposal === undefined ? {} : { proposal };
};

/** An appointment as its owner sees it at `now`. */
export const presentAppointment = (row: PaidAppointment, now: Date): Appointment => {
	const { id, researcherId, startsAt, zone, duration, state, createdAt } = row;
	const appointment: Appointment = {
		id,
		researcherId,
		startsAt: toInstant(startsAt),
		zone,
		duration,
		status: state,
		createdAt: toInstant(createdAt),
		amountCents: row.amountCents,
		researcherName: { en: row.researcherWords.en.name, fr: row.researcherWords.fr.name },
		calendarPath: routes.appointmentCalendar.path.replace(":appointmentId", id),
		...(row.isMovedByOperator ? { wasMoved: true } : {}),
		...refundOf(row.paymentState),
		...missedPart(row),
		...proposalPart(row, now),
		...(row.cancelReason === null ? {} : { cancelReason: row.cancelReason }),
		...(row.topic === null ? {} : { topic: row.topic }),
	};
	return asOf(appointment, toInstant(now));
};
