import { addMinutes } from "../shared/elapsed.ts";
import type { Instant } from "../shared/instant.ts";
import { failure, type Result, success } from "../shared/result.ts";
import type { AppointmentStatus } from "./appointment.ts";
import type { Proposal } from "./proposed.ts";
import { type Duration, minutesOf, type Slot } from "./slots.ts";

/** How many other times a researcher proposes at most. */
export const maxProposedTimes = 3;

/** Other times are proposed until this many minutes before the start; after that a researcher can only cancel. */
export const proposalNoticeMinutes = 2 * 60;

/** A proposed time is at least this many minutes ahead, so that a student and a guardian can still read of it. */
export const proposedAheadMinutes = 12 * 60;

/** How long a student has to answer, in minutes, unless one of the times comes first. */
export const answerMinutes = 3 * 24 * 60;

/** The answer comes this many minutes before the first of all times, the one that was booked included. */
export const answerBeforeMinutes = 60;

/** Whether a researcher can still propose other times for a consultation. */
export const mayPropose = (
	{ startsAt, status }: { readonly startsAt: Instant; readonly status: AppointmentStatus },
	now: Instant,
): boolean => status === "confirmed" && now <= addMinutes(startsAt, -proposalNoticeMinutes);

/** The free times that can be proposed for a consultation of this length. */
export const proposableTimes = (
	slots: readonly Slot[],
	{ duration }: { readonly duration: Duration },
	now: Instant,
): Instant[] => {
	const earliest = addMinutes(now, proposedAheadMinutes);
	return slots
		.filter(({ startsAt, durations }) => startsAt >= earliest && durations.includes(duration))
		.map(({ startsAt }) => startsAt);
};

/** The reasons why proposed times are refused. */
export type ProposalRefusal =
	| "desk.times_missing"
	| "desk.times_overlap"
	| "desk.time_not_free"
	| "desk.proposal_late";

/** The times of a proposal, earliest first: one to three of the free ones, none of which overlaps another. */
export const readProposedTimes = (
	typed: readonly Instant[],
	free: readonly Instant[],
	{ duration }: { readonly duration: Duration },
): Result<Instant[], Exclude<ProposalRefusal, "desk.proposal_late">> => {
	if (typed.length === 0) return failure("desk.times_missing");
	const times = [...typed].sort();
	const isOverlap = times.some(
		(time, index) => index > 0 && time < addMinutes(times[index - 1] ?? time, minutesOf[duration]),
	);
	if (isOverlap) return failure("desk.times_overlap");
	return times.every((time) => free.includes(time)) ? success(times) : failure("desk.time_not_free");
};

/** Until when a student answers: three days, or an hour before the booked or the first proposed time. */
export const answerByOf = (
	{ startsAt, times }: { readonly startsAt: Instant; readonly times: readonly Instant[] },
	now: Instant,
): Instant => {
	const first = [startsAt, ...times].sort()[0] ?? startsAt;
	const [earliest = first] = [addMinutes(now, answerMinutes), addMinutes(first, -answerBeforeMinutes)].sort();
	return earliest;
};

/** Whether a proposal can still be answered. */
export const isAnswerable = ({ answerBy }: Pick<Proposal, "answerBy">, now: Instant): boolean =>
	now < answerBy;
