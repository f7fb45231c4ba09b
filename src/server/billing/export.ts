import type { AccountExport } from "#contract/personal-data.ts";
import { toInstant } from "#domain/shared/instant.ts";
import type { Queries } from "#server/platform/db/queries.ts";
import { paymentsOf } from "./payments/store.ts";
import { presentPayments } from "./present.ts";
import { receiptsOf } from "./receipts/store.ts";
import { subscriptionsOf } from "./store.ts";

/** The billing part of an export. */
export async function exportBilling(
	queries: Queries,
	accountId: string,
): Promise<Pick<AccountExport, "payments" | "subscriptions">> {
	const subscriptions = await subscriptionsOf(queries, accountId);
	return {
		payments: presentPayments(await paymentsOf(queries, accountId), await receiptsOf(queries, accountId)),
		subscriptions: subscriptions.map(({ plan, status, startedAt, periodEnd, cancelAtPeriodEnd }) => ({
			plan,
			status,
			startedAt: toInstant(startedAt),
			periodEnd: toInstant(periodEnd),
			cancelAtPeriodEnd,
		})),
	};
}
