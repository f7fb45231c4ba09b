import type { Stripe } from "stripe";
import { cents } from "#domain/shared/money.ts";
import type { PaymentKey, ProviderPaymentState, ProviderSubscriptionState } from "../provider.ts";
import { dateOf, idOf } from "./client.ts";

/** The state of a payment intent: pending, paid, failed or refunded. */
async function intentState(
	stripe: Stripe,
	intentId: string,
): Promise<"open" | "paid" | "failed" | "refunded"> {
	const intent = await stripe.paymentIntents.retrieve(intentId, { expand: ["latest_charge"] });
	const charge = intent.latest_charge;
	if (intent.status === "succeeded") {
		return typeof charge === "object" && charge?.refunded ? "refunded" : "paid";
	}
	return intent.status === "processing" ? "open" : "failed";
}

/** The payment intent that paid an invoice. */
export async function intentOfInvoice(stripe: Stripe, invoiceId: string): Promise<string | null> {
	const invoice = await stripe.invoices.retrieve(invoiceId, { expand: ["payments"] });
	const paid = invoice.payments?.data.find(({ status }) => status === "paid") ?? invoice.payments?.data[0];
	return idOf(paid?.payment.payment_intent);
}

/** The intent of a charge: its own, or the one that paid its invoice. */
export const intentOfCharge = async (stripe: Stripe, charge: string): Promise<string | null> =>
	charge.startsWith("in_") ? intentOfInvoice(stripe, charge) : charge;

async function chargeState(stripe: Stripe, charge: string): Promise<"paid" | "refunded"> {
	const intent = await intentOfCharge(stripe, charge);
	const state = intent === null ? "paid" : await intentState(stripe, intent);
	return state === "refunded" ? "refunded" : "paid";
}

/** Stripe's state of an order. Without a reference the buyer was never sent to pay it. */
export async function readPaymentAt(
	stripe: Stripe,
	{ reference, charge }: PaymentKey,
): Promise<ProviderPaymentState> {
	if (reference === null) {
		if (charge === null) return { state: "open" };
		return { state: await chargeState(stripe, charge), charge, subscription: null };
	}
	const session = await stripe.checkout.sessions.retrieve(reference);
	if (session.status === "expired") return { state: "expired" };
	if (session.status !== "complete") return { state: "open" };
	const subscription = idOf(session.subscription);
	const paidBy = idOf(session.invoice) ?? idOf(session.payment_intent);
	if (paidBy === null) return { state: "open" };
	if (session.payment_status === "paid") {
		return { state: await chargeState(stripe, paidBy), charge: paidBy, subscription };
	}
	if (subscription !== null) return { state: "open" };
	const state = await intentState(stripe, paidBy);
	return state === "paid" || state === "refunded" ? { state, charge: paidBy, subscription: null } : { state };
}

const statuses: Readonly<Record<string, ProviderSubscriptionState["status"]>> = {
	active: "active",
	trialing: "active",
	past_due: "past_due",
	unpaid: "past_due",
	paused: "past_due",
	incomplete: "past_due",
	incomplete_expired: "ended",
	canceled: "ended",
};

/**
 * Stripe's state of a subscription.
 * @throws Stripe's error when it does not respond, and an error for an unknown status
 */
export async function readSubscriptionAt(
	stripe: Stripe,
	reference: string,
): Promise<ProviderSubscriptionState> {
	const found = await stripe.subscriptions.retrieve(reference, { expand: ["latest_invoice"] });
	const status = statuses[found.status];
	const end = found.items.data[0]?.current_period_end;
	if (status === undefined || end === undefined) throw new Error("A subscription that can't be read");
	const invoice = typeof found.latest_invoice === "object" ? found.latest_invoice : null;
	const failedAt = invoice && (invoice.status_transitions.finalized_at ?? invoice.created);
	const paid = await stripe.invoices.list({ subscription: reference, status: "paid", limit: 24 });
	return {
		status,
		periodEnd: dateOf(Math.min(end, found.ended_at ?? end)),
		cancelAtPeriodEnd: found.cancel_at_period_end,
		paymentFailedAt: status === "past_due" && failedAt !== null ? dateOf(failedAt) : null,
		paidPeriods: paid.data
			.map(({ id, amount_paid, created, status_transitions }) => ({
				charge: id,
				amountCents: cents(amount_paid),
				at: dateOf(status_transitions.paid_at ?? created),
			}))
			.reverse(),
		orderId: found.metadata.payment_id ?? null,
	};
}
