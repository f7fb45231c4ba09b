import { addMinutes } from "../shared/elapsed.ts";
import type { Instant } from "../shared/instant.ts";

/** The periods for which a teacher can remove everyone who joined within them, in minutes. */
export const joinPeriods = { tenMinutes: 10, hour: 60, day: 24 * 60 } as const;
type JoinPeriod = keyof typeof joinPeriods;
/** The periods, shortest first. */
export const joinPeriodNames = ["tenMinutes", "hour", "day"] as const satisfies readonly JoinPeriod[];

/** The members who joined within a period, in their order. */
export const joinedWithin = <Member extends { readonly joinedAt: Instant }>(
	members: readonly Member[],
	period: JoinPeriod,
	now: Instant,
): Member[] => {
	const since = addMinutes(now, -joinPeriods[period]);
	return members.filter(({ joinedAt }) => joinedAt >= since);
};
