import { addMinutes } from "../shared/elapsed.ts";
import type { Instant } from "../shared/instant.ts";
import type { SubscriptionStatus } from "./payment.ts";
import { type PlanGrant, type PlanId, plans } from "./plans.ts";

/** A plan stays open for this many days after a failed renewal. The account page and the mail say so. */
export const graceDays = 7;

/** The stored facts of a subscription. Every access right of its owner is derived from them. */
export type SubscriptionFacts = {
	readonly plan: PlanId;
	readonly status: SubscriptionStatus;
	/** The end of the paid period; after a failed payment it can be the end of the unpaid period. */
	readonly periodEnd: Instant;
	readonly cancelAtPeriodEnd: boolean;
	/** The first failure of the current renewal; null once it has succeeded. */
	readonly paymentFailedAt: Instant | null;
};

const withGrace = (instant: Instant): Instant => addMinutes(instant, graceDays * 24 * 60);

const earlier = (one: Instant, other: Instant): Instant => (one < other ? one : other);

/**
 * The instant at which the plan ends unless something is paid before; null when it has ended for good. A renewal that
 * failed, or whose result is not known yet, leaves `graceDays` more; a cancelled plan ends with its paid period.
 */
export const accessUntil = (facts: SubscriptionFacts | null): Instant | null => {
	if (facts === null || facts.status === "ended") return null;
	const { periodEnd, cancelAtPeriodEnd, paymentFailedAt } = facts;
	const grace = withGrace(paymentFailedAt ?? periodEnd);
	return cancelAtPeriodEnd ? earlier(periodEnd, grace) : grace;
};

/** Whether the plan is open at `now` and grants this right. `facts` is null for an account that never subscribed. */
export const grantsAt = (facts: SubscriptionFacts | null, grant: PlanGrant, now: Instant): boolean => {
	const until = accessUntil(facts);
	const granted: readonly PlanGrant[] = facts === null ? [] : plans[facts.plan].grants;
	return granted.includes(grant) && until !== null && now < until;
};

/** Whether an account with these facts has the premium features at `now`. */
export const premiumAt = (facts: SubscriptionFacts | null, now: Instant): boolean =>
	grantsAt(facts, "premium", now);
