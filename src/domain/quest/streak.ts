import type { LocalDate } from "../shared/instant.ts";
import { addToDate } from "../shared/time.ts";

/**
 * Days in a row on which someone played, up to today or yesterday: a streak is alive until a whole day
 * has passed without a game. `days` are local dates in any order, repeats allowed; `today` is the present
 * local date. Days after `today` (a journey across time zones) count as today.
 * A broken streak costs nothing else: XP, level and badges never depend on it.
 */
export const streakInDays = (days: readonly LocalDate[], today: LocalDate): number => {
	const played = new Set(days.map((day) => (day > today ? today : day)));
	let day = played.has(today) ? today : addToDate(today, { days: -1 });
	let length = 0;
	while (played.has(day)) {
		length += 1;
		day = addToDate(day, { days: -1 });
	}
	return length;
};
