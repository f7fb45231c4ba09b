import { addMinutes } from "../shared/elapsed.ts";
import type { Instant } from "../shared/moment.ts";

const refundableMinutes = 24 * 60;

/** The last instant at which cancelling still brings the whole price back: 24 hours before the beginning. */
export const lastRefundAt = (startsAt: Instant): Instant => addMinutes(startsAt, -refundableMinutes);

/** Whether cancelling now brings the whole price back. Later nothing comes back. */
export const isRefundable = (startsAt: Instant, now: Instant): boolean => now <= lastRefundAt(startsAt);
