import type { PaymentProviderName, SubscriptionStatus } from "#domain/billing/payment.ts";
import type { Locale } from "#domain/shared/locale.ts";
import type { Cents } from "#domain/shared/money.ts";

/** What is to be paid. `id` is ours, and the idempotency key of everything that is asked about it. */
export interface PaymentOrder {
	readonly id: string;
	/** What the provider called it when it was handed over before; then it goes on from there. */
	readonly reference: string | null;
	readonly amountCents: Cents;
	/** In lower case, such as `eur`. */
	readonly currency: string;
	/** What the bill calls it, in `locale`. */
	readonly description: string;
	readonly locale: Locale;
	/** Who pays, as far as the provider's page may fill it in. */
	readonly email: string;
	/** Where the provider's page leads back to: afterwards, and when it is left. */
	readonly returnUrl: string;
	readonly cancelUrl: string;
	readonly expiresAt: Date;
}

/** How an order began: settled at once, or paid on the provider's own page at `url`. */
export type Started =
	| { readonly kind: "settled"; readonly reference: string }
	| { readonly kind: "redirect"; readonly reference: string; readonly url: string };

/** An order as we know it: `reference` is null when the provider's answer to it never reached us. */
export interface PaymentKey {
	readonly id: string;
	readonly reference: string | null;
	/** What the provider calls the money that came, once it came. */
	readonly charge: string | null;
}

/** What the provider says of an order. */
export type ProviderPaymentState =
	| { readonly state: "open" | "failed" | "expired" }
	| {
			readonly state: "paid" | "refunded";
			readonly charge: string;
			/** The subscription that it began. */
			readonly subscription: string | null;
	  };

/** A month of a subscription that was paid. */
export interface PaidMonth {
	readonly charge: string;
	readonly amountCents: Cents;
	readonly at: Date;
}

/** What the provider says of a subscription. */
export interface ProviderSubscriptionState {
	readonly status: SubscriptionStatus;
	/** Until when it is paid, or was to be paid when a payment failed; when it ended earlier, until then. */
	readonly periodEnd: Date;
	readonly cancelAtPeriodEnd: boolean;
	readonly paymentFailedAt: Date | null;
	/** The months that were paid, the latest 24 of them at least, the earliest first. */
	readonly paidMonths: readonly PaidMonth[];
	/** The order that began it. */
	readonly orderId: string | null;
}

/** A message of the provider: what it is about, never what happened. */
export interface ProviderEvent {
	readonly id: string;
	readonly type: string;
	/** Our order, where the message names it. */
	readonly orderId: string | null;
	readonly subscription: string | null;
	readonly charge: string | null;
}

/**
 * Who takes the money. Everything may be asked twice and comes to the same. Nothing here is called inside a database
 * transaction: it may take seconds. Rejects when the provider can't be reached.
 */
export interface PaymentProvider {
	readonly name: PaymentProviderName;
	/** How long an order may stay open, in milliseconds. */
	readonly orderLifeMs: number;
	startPayment(order: PaymentOrder): Promise<Started>;
	/** As `startPayment`, of the first of monthly payments. */
	startSubscription(order: PaymentOrder): Promise<Started>;
	readPayment(payment: PaymentKey): Promise<ProviderPaymentState>;
	/** From then on it can't be paid any more; without effect when it was. */
	expirePayment(payment: PaymentKey): Promise<void>;
	/** All of it goes back. Without effect when nothing was paid or it went back already. */
	refundPayment(payment: PaymentKey): Promise<void>;
	readSubscription(reference: string): Promise<ProviderSubscriptionState>;
	/** At the end of what is paid (which `keep` takes back), or at once. */
	cancelSubscription(reference: string, when: "keep" | "period_end" | "now"): Promise<void>;
	/** A message of the provider, if it is one: signed by it, not long ago. */
	readEvent?(body: Uint8Array, headers: Headers, now: Date): Promise<ProviderEvent | null>;
	/** What the provider does by itself, where it is ours to do: collecting what is due. */
	collect?(now: Date): Promise<void>;
	/** The address of the provider's own page on which the card is changed. */
	portal?(subscriptionReference: string, returnUrl: string, locale: Locale): Promise<string>;
	/** The provider forgets who paid; only what its books need stays. */
	forgetPayer?(subscriptionReference: string): Promise<void>;
}
