import { mailMessages } from "#content/messages/mail.ts";
import type { SubscribeOutcome } from "#contract/billing.ts";
import { mailLinkPaths } from "#contract/mail-links.ts";
import type { Role } from "#domain/account/role.ts";
import { checkGuardian, type GuardianMissing } from "#domain/billing/guardian.ts";
import { checkSubscribe, type Plan, type PlanId, type PlanRefusal, plans } from "#domain/billing/plans.ts";
import { type Locale, localizedPath } from "#domain/shared/locale.ts";
import { failure, type Result, success } from "#domain/shared/result.ts";
import { isDatabaseUnavailable, isUniqueViolation } from "#server/platform/db/failure.ts";
import { describeError } from "#server/platform/log.ts";
import { findPayer } from "#server/platform/people/store.ts";
import type { BillingDependencies } from "./dependencies.ts";
import { isPremium } from "./premium.ts";
import { presentSubscription } from "./present.ts";
import { currentSubscription, latestSubscription, requestChange } from "./store.ts";

type Refusal = "account.sign_in_required" | PlanRefusal | "subscription.payment.error" | GuardianMissing;

/** The address of a page in a language. */
export const pageUrl = (publicUrl: string, locale: Locale, path: string): string =>
	`${publicUrl}${localizedPath(locale, path)}`;

/** Inserts the order; null when a concurrent request of the same account does so. */
const openOrder = (
	{ database, payments }: BillingDependencies,
	accountId: string,
	{ id: plan, priceCents: amountCents }: Plan,
	now: Date,
): Promise<string | null> =>
	database
		.transaction((transaction) =>
			payments.open(transaction, { accountId, purpose: "subscription", plan, amountCents }, now),
		)
		.catch((error: unknown) => {
			if (isUniqueViolation(error)) return null;
			throw error;
		});

/**
 * Takes a plan. Concurrent and repeated requests take it once.
 * @throws the error of a database that is down; the same request may then be sent again
 */
export async function subscribe(
	dependencies: BillingDependencies,
	session: { readonly accountId: string; readonly role: Role },
	requested: { readonly plan: PlanId; readonly locale: Locale | null },
	now: Date,
): Promise<Result<SubscribeOutcome, Refusal>> {
	const { database, payments, subscriptionSync, publicUrl, log } = dependencies;
	const { accountId, role } = session;
	const plan = plans[requested.plan];
	const queries = database.queries();
	const payer = await findPayer(queries, accountId);
	if (payer === undefined) return failure("account.sign_in_required");
	const guardian = checkGuardian(payer.guardian);
	if (!guardian.ok) return guardian;
	// An earlier order that turns out to be paid is the plan.
	await payments.giveUpOpen(accountId, "subscription");
	const allowed = checkSubscribe(plan, { role, isPremium: await isPremium(queries, accountId, now) });
	if (!allowed.ok) return allowed;
	const lapsed = await currentSubscription(queries, accountId);
	if (lapsed !== undefined) {
		await requestChange(queries, accountId, "end_now");
		await subscriptionSync.sync(lapsed.id);
	}
	const paymentId = await openOrder(dependencies, accountId, plan, now);
	if (paymentId === null) return failure("subscription.payment.error");
	const locale = requested.locale ?? payer.locale;
	const page = pageUrl(publicUrl, locale, mailLinkPaths.subscription);
	try {
		const progress = await payments.start(paymentId, {
			description: mailMessages[locale].receipt.plans[plan.id],
			locale,
			email: payer.email,
			returnUrl: `${page}?payment=returned`,
			cancelUrl: `${page}?payment=left`,
		});
		if (progress.kind === "redirect") return success(progress);
		if (progress.state !== "paid") return failure("subscription.payment.error");
		await subscriptionSync.sync(paymentId);
	} catch (error) {
		// The payment may have been taken: only a repeated request finds out.
		if (isDatabaseUnavailable(error)) throw error;
		log.warn("subscribing failed", describeError(error));
	}
	const row = await latestSubscription(queries, accountId);
	const subscription = presentSubscription(row, payments.provider, now);
	return subscription.isPremium
		? success({ kind: "active", subscription })
		: failure("subscription.payment.error");
}
