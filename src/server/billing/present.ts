import type { Paid, Subscription } from "#contract/billing.ts";
import { accessUntil, premiumAt } from "#domain/billing/access.ts";
import { writeReceiptNumber } from "#domain/billing/receipt.ts";
import { toInstant } from "#domain/shared/instant.ts";
import type { PaymentProvider } from "./payments/provider.ts";
import { type PaymentRow, planOf } from "./payments/store.ts";
import { factsOf } from "./premium.ts";
import type { ReceiptRow } from "./receipts/store.ts";
import type { SubscriptionRow } from "./store.ts";

/** The state of a plan; `row` is undefined for an account that never had one. */
export const presentSubscription = (
	row: SubscriptionRow | undefined,
	provider: Pick<PaymentProvider, "name" | "portal">,
	now: Date,
): Subscription => {
	const testMode = provider.name === "simulated";
	if (row === undefined) return { isPremium: false, testMode, details: null };
	const cancelAtPeriodEnd =
		row.requestedChange === "none" ? row.cancelAtPeriodEnd : row.requestedChange === "cancel_at_period_end";
	// A stored request counts as done: it is repeated to the provider until it is.
	const facts = factsOf({ ...row, cancelAtPeriodEnd });
	const isHere = row.provider === provider.name;
	const hasPortal = isHere && provider.portal !== undefined && row.status !== "ended";
	return {
		isPremium: premiumAt(facts, toInstant(now)),
		testMode,
		details: { ...facts, premiumUntil: accessUntil(facts), hasPortal },
	};
};

/** A payment as its payer sees it. */
export const presentPayments = (rows: readonly PaymentRow[], receipts: readonly ReceiptRow[]): Paid[] =>
	rows.flatMap(({ id, purpose, plan, amountCents, state, settledAt, createdAt }) =>
		state === "paid" || state === "refunding" || state === "refunded"
			? [
					{
						id,
						purpose,
						amountCents,
						state,
						at: toInstant(settledAt ?? createdAt),
						...(purpose === "subscription" ? { plan: planOf({ plan }) } : {}),
						receipts: receipts
							.filter(({ paymentId }) => paymentId === id)
							.map(({ series, number, kind }) => ({ number: writeReceiptNumber(series, number), kind })),
					},
				]
			: [],
	);
