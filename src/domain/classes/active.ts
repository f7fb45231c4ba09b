import { addMinutes } from "../shared/elapsed.ts";
import { type Instant, utcDateOf } from "../shared/instant.ts";
import { minutesPerDay } from "../shared/units.ts";

/** The periods of recent activity, in days. */
export const recentDays = { week: 7, month: 30 } as const;

/** The day of an activity, as its beginning in UTC: the hour is private. */
export const activeDay = (at: Instant): Instant => `${utcDateOf(at)}T00:00:00.000Z`;

/** When a pupil joined, and when their first result was sent; null before. */
export interface MemberActivity {
	readonly joinedAt: Instant;
	readonly sentAt: Instant | null;
	readonly isGone: boolean;
}

/** Pupils who joined and results that were sent within a period. */
interface ActivityCounts {
	readonly joined: number;
	readonly sent: number;
}

/** The counts of each period. */
export type ClassActivity = Readonly<Record<keyof typeof recentDays, ActivityCounts>>;

/**
 * Counts recent joins of present pupils, and recent first results, those of pupils who are gone included. The two are
 * counted apart, so that removing a pupil changes no number by whether that pupil had sent a result, or when.
 */
export const recentActivity = (members: readonly MemberActivity[], now: Instant): ClassActivity => {
	const within = (days: number): ActivityCounts => {
		const since = addMinutes(now, -days * minutesPerDay);
		const isRecent = (at: Instant | null): boolean => at !== null && activeDay(at) > since;
		return {
			joined: members.filter(({ joinedAt, isGone }) => !isGone && isRecent(joinedAt)).length,
			sent: members.filter(({ sentAt }) => isRecent(sentAt)).length,
		};
	};
	return { week: within(recentDays.week), month: within(recentDays.month) };
};
