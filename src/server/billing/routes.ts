import { mailLinkPaths } from "#contract/mail-links.ts";
import { routes } from "#contract/routes.ts";
import { failure, success } from "#domain/shared/result.ts";
import { type BoundRoute, defineRoute } from "#server/platform/http/define-route.ts";
import { describeError } from "#server/platform/log.ts";
import { checkPayer } from "#server/platform/people/store.ts";
import { providerEventRoutes } from "./events.ts";
import type { SubscriptionParts } from "./parts.ts";
import { openPayments, paymentsOf } from "./payments/store.ts";
import { presentPayments, presentSubscription } from "./present.ts";
import { receiptRoute } from "./receipts/route.ts";
import { receiptsOf } from "./receipts/store.ts";
import { currentSubscription, latestSubscription, type SubscriptionRow, wishFor } from "./store.ts";
import { pageUrl, subscribe } from "./subscribe.ts";

/** The premium plan of whoever asks, and what was paid. */
export const subscriptionRoutes = (parts: SubscriptionParts): BoundRoute[] => {
	const { database, payments, convergence, publicUrl, log } = parts;
	const { provider } = payments;

	/** Orders on the provider's page: whoever comes back from it is not kept waiting for a message. */
	const settleOpen = async (accountId: string): Promise<void> => {
		for (const row of await openPayments(database.queries(), accountId, "subscription")) {
			if (row.providerReference === null) continue;
			if ((await payments.settle(row.id)) === "paid") await convergence.converge(row.id);
		}
	};

	/** Writes a wish down, then asks the provider; if that fails the wish stays, and is asked for again. */
	const wish = async (accountId: string, wanted: SubscriptionRow["wish"], now: Date) => {
		const queries = database.queries();
		const current = await currentSubscription(queries, accountId);
		if (current === undefined) return failure("subscription.none");
		if (!(await wishFor(queries, accountId, wanted))) return failure("subscription.none");
		await convergence
			.converge(current.id)
			.catch((error: unknown) => log.warn("a subscription is not in line yet", describeError(error)));
		const row = await latestSubscription(queries, accountId);
		return success(presentSubscription(row, provider, now));
	};

	return [
		defineRoute(routes.subscription, async ({ visitor, now }) => {
			const caller = await visitor();
			if (caller === null) return success(presentSubscription(undefined, provider, now));
			await settleOpen(caller.accountId).catch((error: unknown) =>
				log.warn("an open order could not be read", describeError(error)),
			);
			const row = await latestSubscription(database.queries(), caller.accountId);
			return success(presentSubscription(row, provider, now));
		}),
		defineRoute(routes.subscribe, ({ caller, body, now }) => subscribe(parts, caller, body.locale, now)),
		defineRoute(routes.cancelSubscription, ({ caller, now }) =>
			wish(caller.accountId, "cancel_at_period_end", now),
		),
		defineRoute(routes.resumeSubscription, async ({ caller: { accountId }, now }) => {
			const current = await currentSubscription(database.queries(), accountId);
			if (current === undefined) return failure("subscription.none");
			// It will be paid again.
			const guardian = await checkPayer(database.queries(), accountId);
			return guardian.ok ? wish(accountId, "keep", now) : guardian;
		}),
		defineRoute(routes.subscriptionPortal, async ({ caller, body }) => {
			const current = await currentSubscription(database.queries(), caller.accountId);
			if (current?.provider !== provider.name || provider.portal === undefined)
				return failure("subscription.none");
			const returnUrl = pageUrl(publicUrl, body.locale, mailLinkPaths.account);
			return success({ url: await provider.portal(current.providerReference, returnUrl, body.locale) });
		}),
		defineRoute(routes.payments, async ({ caller }) => {
			const rows = await paymentsOf(database.queries(), caller.accountId);
			const receipts = await receiptsOf(database.queries(), caller.accountId);
			return success({ payments: presentPayments(rows, receipts) });
		}),
		receiptRoute(parts),
		...providerEventRoutes(parts),
	];
};
