import { dayNumber } from "./day-number.ts";

/**
 * Days in a row on which someone played, up to today or yesterday: a streak is alive until a whole day
 * has passed without a game. `days` are local dates (yyyy-MM-dd) in any order, repeats allowed; `today` is
 * the present local date. Days after `today` (a journey across time zones) count as today.
 * A broken streak costs nothing else: XP, level and badges never depend on it.
 */
export const streakInDays = (days: readonly string[], today: string): number => {
	const present = dayNumber(today);
	const played = new Set(days.map((day) => Math.min(dayNumber(day), present)));
	const last = played.has(present) ? present : present - 1;
	let length = 0;
	while (played.has(last - length)) length += 1;
	return length;
};
