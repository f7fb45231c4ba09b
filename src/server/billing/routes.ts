import { mailLinkPaths } from "#contract/mail-links.ts";
import { routes } from "#contract/routes.ts";
import { failure, success } from "#domain/shared/result.ts";
import type { Feature } from "#server/platform/feature.ts";
import { implementRoute, type RouteHandler } from "#server/platform/http/define-route.ts";
import { describeError } from "#server/platform/log.ts";
import { checkPayer } from "#server/platform/people/store.ts";
import type { BillingDependencies } from "./dependencies.ts";
import { providerEventRoutes } from "./events.ts";
import { subscriptionJob } from "./job.ts";
import { paymentHousekeeping, paymentJob } from "./payments/job.ts";
import { openPayments, paymentsOf } from "./payments/store.ts";
import { presentPayments, presentSubscription } from "./present.ts";
import { guardianReceiptRoutes, receiptRoute } from "./receipts/route.ts";
import { receiptsOf } from "./receipts/store.ts";
import { currentSubscription, latestSubscription, requestChange, type SubscriptionRow } from "./store.ts";
import { pageUrl, subscribe } from "./subscribe.ts";

const billingRoutes = (dependencies: BillingDependencies): RouteHandler[] => {
	const { database, payments, subscriptionSync, publicUrl, log } = dependencies;
	const { provider } = payments;

	/**
	 * Settles open orders when the buyer returns from the provider's page, without waiting for a webhook.
	 * Returns whether one is still open; an order without a reference is being started.
	 */
	const reconcileOpen = async (accountId: string): Promise<boolean> => {
		let isPaymentOpen = false;
		for (const row of await openPayments(database.queries(), accountId, "subscription")) {
			const state = row.providerReference === null ? row.state : await payments.reconcile(row.id);
			if (state === "paid") await subscriptionSync.sync(row.id);
			isPaymentOpen ||= state === "open";
		}
		return isPaymentOpen;
	};

	/** Stores a request, then sends it to the provider; when that fails it stays stored and is repeated. */
	const changeRequest = async (accountId: string, wanted: SubscriptionRow["requestedChange"], now: Date) => {
		const queries = database.queries();
		const current = await currentSubscription(queries, accountId);
		if (current === undefined) return failure("subscription.none");
		if (!(await requestChange(queries, accountId, wanted))) return failure("subscription.none");
		await subscriptionSync
			.sync(current.id)
			.catch((error: unknown) => log.warn("a subscription is not in line yet", describeError(error)));
		const row = await latestSubscription(queries, accountId);
		return success(presentSubscription(row, provider, now));
	};

	return [
		implementRoute(routes.subscription, async ({ openSession, now }) => {
			const session = await openSession();
			if (session === null) return success(presentSubscription(undefined, provider, now));
			const isPaymentOpen = await reconcileOpen(session.accountId).catch((error: unknown) => {
				log.warn("an open order could not be read", describeError(error));
				return true;
			});
			const row = await latestSubscription(database.queries(), session.accountId);
			const subscription = presentSubscription(row, provider, now);
			return success({ ...subscription, ...(isPaymentOpen ? { isPaymentOpen } : {}) });
		}),
		implementRoute(routes.subscribe, ({ session, body, now }) =>
			subscribe(dependencies, session, { plan: body.plan ?? "premium", locale: body.locale }, now),
		),
		implementRoute(routes.cancelSubscription, ({ session, now }) =>
			changeRequest(session.accountId, "cancel_at_period_end", now),
		),
		implementRoute(routes.resumeSubscription, async ({ session: { accountId }, now }) => {
			const current = await currentSubscription(database.queries(), accountId);
			if (current === undefined) return failure("subscription.none");
			// It will be charged again.
			const guardian = await checkPayer(database.queries(), accountId);
			return guardian.ok ? changeRequest(accountId, "keep", now) : guardian;
		}),
		implementRoute(routes.subscriptionPortal, async ({ session, body }) => {
			const current = await currentSubscription(database.queries(), session.accountId);
			if (current?.provider !== provider.name || provider.portal === undefined)
				return failure("subscription.none");
			const returnUrl = pageUrl(publicUrl, body.locale, mailLinkPaths.account);
			return success({ url: await provider.portal(current.providerReference, returnUrl, body.locale) });
		}),
		implementRoute(routes.payments, async ({ session }) => {
			const rows = await paymentsOf(database.queries(), session.accountId);
			const receipts = await receiptsOf(database.queries(), session.accountId);
			return success({ payments: presentPayments(rows, receipts) });
		}),
		receiptRoute(dependencies),
		...guardianReceiptRoutes(dependencies),
		...providerEventRoutes(dependencies),
	];
};

/** The premium plan, and payments of every purpose. */
export const createBilling = (dependencies: BillingDependencies & { readonly now: () => Date }): Feature => ({
	routes: billingRoutes(dependencies),
	jobs: [
		paymentJob(dependencies.payments, dependencies.now),
		paymentHousekeeping(dependencies.database, dependencies.now),
		subscriptionJob(dependencies.subscriptionSync),
	],
});
