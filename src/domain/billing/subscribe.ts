import { failure, type Result, success } from "../shared/result.ts";

/** How often a simulated payment succeeds. */
export const simulatedPaymentSuccess = 0.95;

/** A payment that no card is charged for. `random` is a number in [0, 1), drawn for this payment. */
export const simulatePayment = (random: number): Result<null, "subscription.payment.error"> =>
	random < simulatedPaymentSuccess ? success(null) : failure("subscription.payment.error");

/** Whether somebody may take the premium plan now: not twice. */
export const checkSubscribe = (isPremium: boolean): Result<null, "subscription.already_premium"> =>
	isPremium ? failure("subscription.already_premium") : success(null);
