import type { PlanId } from "#domain/billing/plans.ts";
import type { Locale } from "#domain/shared/locale.ts";
import { failure } from "#domain/shared/result.ts";
import { call, knownSession } from "../api/api.ts";
import { pageEdition } from "../api/edition.ts";
import { invalidate, learn } from "../api/query-client.ts";
import { subscriptionQuery } from "../api/session.ts";

/** Takes a plan; the bill is written in `locale`. A guest of the live edition is asked to log in first. */
export const startSubscribing = async (plan: PlanId, locale: Locale) => {
	if (pageEdition === "live" && (await knownSession()) === null) return failure("account.sign_in_required");
	const outcome = await call("POST /api/subscription", { body: { plan, locale } });
	if (outcome.ok && outcome.value.kind === "active")
		await learn(subscriptionQuery, outcome.value.subscription);
	// Taken in another tab, or paid after all.
	else if (!outcome.ok && outcome.code === "subscription.already_premium")
		await invalidate(["GET /api/subscription"]);
	return outcome;
};

/** Ends the plan with what is paid, or takes that back. After a refusal the plan is read again: it may have changed. */
export const changePlan = async (key: "POST /api/subscription/cancel" | "POST /api/subscription/resume") => {
	const outcome = await call(key, {});
	if (outcome.ok) await learn(subscriptionQuery, outcome.value);
	else void invalidate(["GET /api/subscription", "GET /api/payments"]);
	return outcome;
};

/** Goes to the provider's own page on which the card is changed. */
export const openPortal = async (locale: Locale) => {
	const outcome = await call("POST /api/subscription/portal", { body: { locale } });
	if (outcome.ok) window.location.assign(outcome.value.url);
	else void invalidate(["GET /api/subscription", "GET /api/payments"]);
	return outcome;
};
