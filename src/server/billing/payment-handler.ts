import { monthsIn, plans } from "#domain/billing/plans.ts";
import { monthsAfter } from "#server/platform/month.ts";
import { mayPay } from "#server/platform/people/store.ts";
import { type BillingMails, notifyOfRefund, notifySubscriber } from "./mail.ts";
import type { PaymentHandler } from "./payments/reconciler.ts";
import { planOf } from "./payments/store.ts";
import { currentSubscription, insertSubscription, requestChange } from "./store.ts";

/** The effects of a payment for a plan. */
export const subscriptionPaymentHandler = (mailer: BillingMails): PaymentHandler => ({
	paid: async (transaction, payment, { subscription, isLate }, now) => {
		const { id, accountId, provider, amountCents } = payment;
		const plan = planOf(payment);
		if (subscription === null) throw new Error("A payment for the plan began no subscription");
		const isWanted =
			accountId !== null &&
			!isLate &&
			(await mayPay(transaction, accountId)) &&
			(await currentSubscription(transaction, accountId)) === undefined;
		const owner = isWanted ? accountId : null;
		// Until the next step asks the provider for the exact day.
		const periodEnd = monthsAfter(now, monthsIn[plans[plan].period]);
		await insertSubscription(transaction, {
			id,
			// The account is gone: the subscription is ended at the provider.
			accountId: owner,
			plan,
			provider,
			providerReference: subscription,
			status: "active",
			periodEnd,
			cancelAtPeriodEnd: false,
			paymentFailedAt: null,
			requestedChange: owner === null ? "end_now" : "none",
			startedAt: now,
			updatedAt: now,
		});
		if (owner === null) return "lost";
		const isTestMode = provider === "simulated";
		const news = { news: "started", plan, amountCents, at: periodEnd, isTestMode, paymentId: id } as const;
		await notifySubscriber(mailer, transaction, owner, news, now);
		return "kept";
	},
	released: async () => {},
	refunded: async (transaction, payment, now) => {
		const { id, accountId, createdAt, providerReference } = payment;
		if (accountId === null) return;
		const current = await currentSubscription(transaction, accountId);
		// A refunded month ends its own plan, not a later one.
		const isRenewal = providerReference === null;
		const isOfCurrent =
			current !== undefined && (current.id === id || (isRenewal && current.startedAt <= createdAt));
		if (isOfCurrent) await requestChange(transaction, accountId, "end_now");
		await notifyOfRefund(mailer, transaction, payment, now);
	},
});
