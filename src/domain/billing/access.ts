import { addMinutes } from "../shared/elapsed.ts";
import type { Instant } from "../shared/moment.ts";
import type { SubscriptionStatus } from "./payment.ts";

/** How long premium goes on when a renewal could not be collected, in days. It is told on /account and in the mail. */
export const graceDays = 7;

/** What is stored of a subscription. All that its owner may do is derived from this. */
export type SubscriptionFacts = {
	readonly status: SubscriptionStatus;
	/** Until when it is paid; when a payment failed, it may be the end of the month that was not paid. */
	readonly periodEnd: Instant;
	readonly cancelAtPeriodEnd: boolean;
	/** When the renewal failed first, while it has not succeeded since. */
	readonly paymentFailedAt: Instant | null;
};

const withGrace = (instant: Instant): Instant => addMinutes(instant, graceDays * 24 * 60);

const earlier = (one: Instant, other: Instant): Instant => (one < other ? one : other);

/**
 * The instant at which premium ends unless something is paid before; null when it has ended for good. A renewal that
 * failed, or that nobody has told us of yet, leaves `graceDays` more; a plan that was cancelled ends with what is paid.
 */
export const premiumUntil = (facts: SubscriptionFacts | null): Instant | null => {
	if (facts === null || facts.status === "ended") return null;
	const { periodEnd, cancelAtPeriodEnd, paymentFailedAt } = facts;
	const grace = withGrace(paymentFailedAt ?? periodEnd);
	return cancelAtPeriodEnd ? earlier(periodEnd, grace) : grace;
};

/** Whether somebody with these facts (null: who never subscribed) has the premium plan at `now`. */
export const premiumAt = (facts: SubscriptionFacts | null, now: Instant): boolean => {
	const until = premiumUntil(facts);
	return until !== null && now < until;
};
