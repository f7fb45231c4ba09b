import * as z from "zod/mini";
import type { Outcome, Unobserve } from "./problem.ts";

export const subscriptionSchema = z.object({ isPremium: z.boolean() });
export type Subscription = z.infer<typeof subscriptionSchema>;

/**
 * How subscribing went on: premium is active, or the payment continues on the provider's own page and the
 * screen goes to `url`. A screen handles both, whichever its backend uses.
 */
export const subscribeOutcomeSchema = z.discriminatedUnion("kind", [
	z.object({ kind: z.literal("active"), subscription: subscriptionSchema }),
	z.object({ kind: z.literal("redirect"), url: z.url() }),
]);
export type SubscribeOutcome = z.infer<typeof subscribeOutcomeSchema>;

/** The premium plan of whoever is here. */
export interface SubscriptionBackend {
	read(): Promise<Subscription>;
	/** Takes the premium plan. While it works, the promise is open: show the loading message until then. */
	subscribe(): Outcome<
		SubscribeOutcome,
		"subscription.already_premium" | "subscription.payment.error" | "account.sign_in_required"
	>;
	/** Calls `listener` once with the present state and again at every change, in other tabs too. */
	observe(listener: (subscription: Subscription) => void): Unobserve;
}
