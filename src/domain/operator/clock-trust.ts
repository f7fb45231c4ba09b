import { addMinutes } from "../shared/elapsed.ts";
import type { Instant } from "../shared/instant.ts";
import { minutesPerDay } from "../shared/units.ts";

/** A clock that has moved further than this since it was last believed, in minutes, is in doubt. */
export const believedJump = 31 * minutesPerDay;
/** How long a clock that has jumped has to go on before it is believed, in minutes. */
export const doubtLasts = minutesPerDay;

/** The facts that an installation remembers about its clock. */
export interface ClockMemory {
	/** When the clock was last believed; null: never yet. */
	readonly believedAt: Instant | null;
	/** The clock's own time since which it is in doubt; null: it is not. */
	readonly doubtedAt: Instant | null;
}

/** Whether an instant is at most `believedJump` away from another, before or after it. */
const isNear = (one: Instant, other: Instant): boolean =>
	one >= addMinutes(other, -believedJump) && one <= addMinutes(other, believedJump);

/**
 * The memory after the clock has shown `now`. A clock that jumps by more than a month, in a machine whose battery is empty or
 * after a long rest, is in doubt for a day: what is due by it can be undone only until it is erased.
 */
export function clockMemoryAfter({ believedAt, doubtedAt }: ClockMemory, now: Instant): ClockMemory {
	const believed = { believedAt: now, doubtedAt: null };
	if (believedAt === null || isNear(now, believedAt)) return believed;
	// Another jump begins the doubt anew.
	if (doubtedAt === null || now < doubtedAt || !isNear(now, doubtedAt)) return { believedAt, doubtedAt: now };
	return now >= addMinutes(doubtedAt, doubtLasts) ? believed : { believedAt, doubtedAt };
}
