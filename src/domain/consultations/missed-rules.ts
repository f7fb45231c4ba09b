import { addMinutes } from "../shared/elapsed.ts";
import type { Instant } from "../shared/instant.ts";
import { type Appointment, endOf } from "./appointment.ts";
import { type Missed, type MissedOutcome, type MissedReports, type Side, sides } from "./missed.ts";

/** How long a side waits for the other before it can report a missed appointment, in minutes after the start. */
export const missedAfterMinutes = 10;

/** How many days after the end, or after the other side's report, a missed appointment can be reported. */
export const missedWithinDays = 7;

/** How many missed appointments of an account are refunded without an operator, within `automaticRefundDays`. */
export const automaticRefunds = 2;
/** The days over which `automaticRefunds` counts. */
export const automaticRefundDays = 365;

type AppointmentTime = Pick<Appointment, "startsAt" | "duration">;

/** When a side reported, from the stored reports. */
export const reportedAt = (reports: MissedReports | null, side: Side): Instant | null =>
	(side === "student" ? reports?.studentReportedAt : reports?.researcherReportedAt) ?? null;

/** The side that `side` talks to. */
export const otherSide = (side: Side): Side => (side === "student" ? "researcher" : "student");

/** A missed appointment as `reader` sees it: each side has the same time to answer a report of the other. */
export const missedOf = (
	appointment: AppointmentTime,
	reports: MissedReports | null,
	reader: Side,
): Missed => {
	const end = endOf(appointment);
	const answered = reportedAt(reports, otherSide(reader)) ?? end;
	return {
		from: addMinutes(appointment.startsAt, missedAfterMinutes),
		until: addMinutes(answered > end ? answered : end, missedWithinDays * 24 * 60),
		reportedBy: sides.filter((side) => reportedAt(reports, side) !== null),
		outcome: reports?.outcome ?? null,
	};
};

/** Whether `reader` can report now that the other side did not come; each side once. */
export const mayReportMissed = ({ from, until, reportedBy }: Missed, reader: Side, now: Instant): boolean =>
	from <= now && now <= until && !reportedBy.includes(reader);

/**
 * The outcome once `side` reports that the other did not come.
 *
 * The price goes back at once on the word of a student while the researcher has said nothing, `automaticRefunds` times a
 * year; where the two contradict each other, or more often, an operator decides. A researcher's word refunds nothing, and
 * takes back no refund.
 */
export const outcomeOfReport = (
	side: Side,
	before: MissedReports | null,
	/** The missed appointments of the account that were refunded without an operator within the year. */
	refundsBefore: number,
): MissedOutcome => {
	if (side === "researcher") return before?.outcome ?? "kept";
	return before === null && refundsBefore < automaticRefunds ? "refunded" : "undecided";
};

/** The state of a missed appointment; null while no one has reported anything. */
export const missedStateOf = ({ outcome, reportedBy }: Missed) => {
	if (outcome === "refunded") return reportedBy.length > 1 ? "refundedBoth" : "refunded";
	// Without the student's word the rule has kept the price, with it an operator has.
	if (outcome === "kept") return reportedBy.includes("student") ? "decidedKept" : "kept";
	return outcome;
};
