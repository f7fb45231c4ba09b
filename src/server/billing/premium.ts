import { premiumAt, type SubscriptionFacts } from "#domain/billing/access.ts";
import { toInstant, toInstantOrNull } from "#domain/shared/instant.ts";
import type { Queries } from "#server/platform/db/queries.ts";
import { currentSubscription, type SubscriptionRow } from "./store.ts";

/** The facts that decide about access. */
export const factsOf = ({
	plan,
	status,
	periodEnd,
	cancelAtPeriodEnd,
	paymentFailedAt,
}: Pick<
	SubscriptionRow,
	"plan" | "status" | "periodEnd" | "cancelAtPeriodEnd" | "paymentFailedAt"
>): SubscriptionFacts => ({
	plan,
	status,
	periodEnd: toInstant(periodEnd),
	cancelAtPeriodEnd,
	paymentFailedAt: toInstantOrNull(paymentFailedAt),
});

/** Whether an account has the premium plan at `now`, by its stored subscription. */
export async function isPremium(queries: Queries, accountId: string, now: Date): Promise<boolean> {
	const row = await currentSubscription(queries, accountId);
	return row !== undefined && premiumAt(factsOf(row), toInstant(now));
}
