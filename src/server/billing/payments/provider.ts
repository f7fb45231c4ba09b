import type { PaymentProviderName, SubscriptionStatus } from "#domain/billing/payment.ts";
import type { Plan, PlanId } from "#domain/billing/plans.ts";
import type { Locale } from "#domain/shared/locale.ts";
import type { Cents } from "#domain/shared/money.ts";

/** An order. `id` is ours, and the idempotency key of every request about it. */
export interface PaymentOrder {
	readonly id: string;
	/** The provider's reference from an earlier attempt, which is continued. */
	readonly reference: string | null;
	readonly amountCents: Cents;
	/** In lower case, such as `eur`. */
	readonly currency: string;
	/** The item's name on the bill, in `locale`. */
	readonly description: string;
	readonly locale: Locale;
	/** The buyer, as far as it fills in the provider's page. */
	readonly email: string;
	/** The addresses to which the provider's page returns: after paying, and on leaving. */
	readonly returnUrl: string;
	readonly cancelUrl: string;
	readonly expiresAt: Date;
}

/** An order that starts a subscription to a plan. */
export interface SubscriptionOrder extends PaymentOrder {
	readonly plan: Plan;
}

/** A started order: settled at once, or paid on the provider's own page at `url`. */
export type Started =
	| { readonly kind: "settled"; readonly reference: string }
	| { readonly kind: "redirect"; readonly reference: string; readonly url: string };

/** A known order: `reference` is null when the provider's response never arrived. */
export interface PaymentKey {
	readonly id: string;
	readonly reference: string | null;
	/** The provider's id of the charge, once there is one. */
	readonly charge: string | null;
}

/** The provider's state of an order. */
export type ProviderPaymentState =
	| { readonly state: "open" | "failed" | "expired" }
	| {
			readonly state: "paid" | "refunded";
			readonly charge: string;
			/** The subscription that it started. */
			readonly subscription: string | null;
	  };

/** A paid period of a subscription. */
export interface PaidPeriod {
	readonly charge: string;
	readonly amountCents: Cents;
	readonly at: Date;
}

/** The provider's state of a subscription. */
export interface ProviderSubscriptionState {
	readonly status: SubscriptionStatus;
	/**
	 * The end of the paid period, or of the one whose payment failed; the actual end when it ended earlier.
	 */
	readonly periodEnd: Date;
	readonly cancelAtPeriodEnd: boolean;
	readonly paymentFailedAt: Date | null;
	/** The paid periods, at least the latest 24, earliest first. */
	readonly paidPeriods: readonly PaidPeriod[];
	/** The order that started it. */
	readonly orderId: string | null;
}

/** A webhook message: the objects that it is about, never their state. */
export interface ProviderEvent {
	readonly id: string;
	readonly type: string;
	/** Our order, when the message names it. */
	readonly orderId: string | null;
	readonly subscription: string | null;
	readonly charge: string | null;
}

/**
 * The party that takes the money. Every call is idempotent. Never call it inside a database transaction: it
 * may take seconds. Rejects when the provider can't be reached.
 */
export interface PaymentProvider {
	readonly name: PaymentProviderName;
	/** How long an order may stay open, in milliseconds. */
	readonly orderLifeMs: number;
	startPayment(order: PaymentOrder): Promise<Started>;
	/** Like `startPayment`, for the first payment of a subscription. */
	startSubscription(order: SubscriptionOrder): Promise<Started>;
	readPayment(payment: PaymentKey): Promise<ProviderPaymentState>;
	/** Makes an order unpayable. No effect when it was paid. */
	expirePayment(payment: PaymentKey): Promise<void>;
	/** Refunds everything. No effect when nothing was paid or it was refunded already. */
	refundPayment(payment: PaymentKey): Promise<void>;
	/** `plan` is null while no row of ours names it: only a provider that sends events is asked then. */
	readSubscription(reference: string, plan: PlanId | null): Promise<ProviderSubscriptionState>;
	/** At the end of the paid period (which `keep` undoes), or at once. */
	cancelSubscription(reference: string, when: "keep" | "period_end" | "now"): Promise<void>;
	/** Reads a webhook message; undefined unless the provider signed it recently. */
	readEvent?(body: Uint8Array, headers: Headers, now: Date): Promise<ProviderEvent | null>;
	/** The provider's own periodic work, where it is ours to trigger: collecting due months. */
	collect?(now: Date): Promise<void>;
	/** The address of the provider's own page on which the card is changed. */
	portal?(subscriptionReference: string, returnUrl: string, locale: Locale): Promise<string>;
	/** The provider deletes the payer; only its books remain. */
	forgetPayer?(subscriptionReference: string): Promise<void>;
}
