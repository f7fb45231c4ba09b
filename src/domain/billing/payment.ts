import { failure, type Result, success } from "../shared/result.ts";

/** What is paid for. */
export const paymentPurposes = ["subscription", "consultation"] as const;

/** How a payment stands. `refunding`: it is to go back, and the provider has not confirmed it yet. */
export const paymentStates = ["open", "paid", "failed", "expired", "refunding", "refunded"] as const;
/** How far a payment has come. */
export type PaymentState = (typeof paymentStates)[number];

/** The payments that a payer sees: those that money came from. */
export const paidStates = ["paid", "refunding", "refunded"] as const satisfies readonly PaymentState[];

/** Who may take the money. */
export const paymentProviders = ["simulated", "stripe"] as const;
export type PaymentProviderName = (typeof paymentProviders)[number];

/** How a subscription stands with the provider. */
export const subscriptionStatuses = ["active", "past_due", "ended"] as const;
/** How a subscription stands. */
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

/** What is wanted of a subscription and asked of the provider; `none`: nothing that is not so already. */
export const requestedChanges = ["none", "keep", "cancel_at_period_end", "end_now", "forget"] as const;

/** The probability that a simulated payment succeeds. */
export const simulatedPaymentSuccess = 0.95;

/** The outcome of a payment without a card. `random` is a number in [0, 1), drawn for this payment. */
export const simulatePayment = (random: number): Result<null, "subscription.payment.error"> =>
	random < simulatedPaymentSuccess ? success(null) : failure("subscription.payment.error");
