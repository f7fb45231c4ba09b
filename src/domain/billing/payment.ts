import { failure, type Result, success } from "../shared/result.ts";

export const paymentPurposes = ["subscription", "consultation", "circle"] as const;

/** The states of a payment. `refunding`: a refund is requested and not confirmed by the provider yet. */
export const paymentStates = ["open", "paid", "failed", "expired", "refunding", "refunded"] as const;
export type PaymentState = (typeof paymentStates)[number];

/** The states in which a payer sees a payment: money was taken. */
export const paidStates = ["paid", "refunding", "refunded"] as const satisfies readonly PaymentState[];

/** The services that can take the money. */
export const paymentProviders = ["simulated", "stripe"] as const;
export type PaymentProviderName = (typeof paymentProviders)[number];

/** The states of a subscription at the provider. */
export const subscriptionStatuses = ["active", "past_due", "ended"] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

/** The requested changes of a subscription, sent to the provider until they are in effect; `none`: no change is open. */
export const requestedChanges = ["none", "keep", "cancel_at_period_end", "end_now", "forget"] as const;

/** The probability that a simulated payment succeeds. */
export const simulatedPaymentSuccess = 0.95;

/** The outcome of a payment without a card. `random` is a number in [0, 1), drawn for this payment. */
export const simulatePayment = (random: number): Result<null, "subscription.payment.error"> =>
	random < simulatedPaymentSuccess ? success(null) : failure("subscription.payment.error");
