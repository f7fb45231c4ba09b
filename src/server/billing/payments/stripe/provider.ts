import type { Stripe } from "stripe";
import type { PlanId } from "#domain/billing/plans.ts";
import { minuteMs } from "#domain/shared/units.ts";
import type {
	PaymentKey,
	PaymentOrder,
	PaymentProvider,
	ProviderEvent,
	Started,
	SubscriptionOrder,
} from "../provider.ts";
import {
	idOf,
	isStripeRefusal,
	lazyStripe,
	type StripeKeys,
	type StripeSettings,
	stripePriceSettings,
} from "./client.ts";
import { readEventBody } from "./event.ts";
import { intentOfCharge, readPaymentAt, readSubscriptionAt } from "./provider-state.ts";

/** Stripe's pages stay open for at least thirty minutes; one more covers the request's way. */
const orderLifeMs = 31 * minuteMs;
/** The maximum age of a signed message, in seconds. */
const tolerance = 300;

const common = ({ id, locale, email, returnUrl, cancelUrl, expiresAt }: PaymentOrder) => ({
	client_reference_id: id,
	metadata: { payment_id: id },
	customer_email: email,
	locale,
	success_url: returnUrl,
	cancel_url: cancelUrl,
	expires_at: Math.floor(expiresAt.getTime() / 1000),
	payment_method_types: ["card" as const],
});

const startedBy = ({ id, url }: Stripe.Checkout.Session): Started => {
	if (url === null) throw new Error("A page for payment without an address");
	return { kind: "redirect", reference: id, url };
};

/** The page of an order that was sent before, while it is open; otherwise its result. */
async function startedBefore(stripe: Stripe, { reference }: PaymentOrder): Promise<Started | null> {
	if (reference === null) return null;
	const session = await stripe.checkout.sessions.retrieve(reference);
	return session.status === "open" ? startedBy(session) : { kind: "settled", reference };
}

/**
 * Payments by Stripe. Its own pages take the card; its messages only trigger a read of the state. `readKeys` returns the keys
 * of the moment.
 */
export function stripeProvider(
	settings: StripeSettings,
	readKeys: () => StripeKeys = () => settings,
): PaymentProvider {
	const client = lazyStripe(() => readKeys().secretKey, settings.apiUrl);
	const checkedPrices = new Map<PlanId, Promise<void>>();

	/** The displayed price must equal Stripe's. */
	const checkPrice = async ({ amountCents, currency, plan }: SubscriptionOrder): Promise<void> => {
		const price = await (await client()).prices.retrieve(settings.priceIds[plan.id]);
		const isRight = price.unit_amount === amountCents && price.currency === currency;
		const { interval, interval_count } = price.recurring ?? {};
		if (!isRight || interval !== plan.period || interval_count !== 1) {
			const setting = stripePriceSettings[plan.id];
			throw new Error(`${setting} has to be ${amountCents} cents in ${currency} each ${plan.period}`);
		}
	};

	const intentOf = async (stripe: Stripe, key: PaymentKey): Promise<string | null> => {
		if (key.charge !== null) return intentOfCharge(stripe, key.charge);
		const providerState = await readPaymentAt(stripe, key);
		return providerState.state === "paid" ? intentOfCharge(stripe, providerState.charge) : null;
	};

	/** The reference of a row: the invoice for a month of the plan, the intent for everything else. */
	const chargeOf = async (stripe: Stripe, intent: string): Promise<string> => {
		const paid = await stripe.invoicePayments.list({
			payment: { type: "payment_intent", payment_intent: intent },
			limit: 1,
		});
		return idOf(paid.data[0]?.invoice) ?? intent;
	};

	return {
		name: "stripe",
		orderLifeMs,
		startPayment: async (order) => {
			const { id, amountCents, currency, description } = order;
			const product_data = { name: description };
			const stripe = await client();
			const before = await startedBefore(stripe, order);
			if (before !== null) return before;
			const session = await stripe.checkout.sessions.create(
				{
					...common(order),
					mode: "payment",
					line_items: [{ quantity: 1, price_data: { currency, unit_amount: amountCents, product_data } }],
					payment_intent_data: { metadata: { payment_id: id }, description },
				},
				{ idempotencyKey: `start-${id}` },
			);
			return startedBy(session);
		},
		startSubscription: async (order) => {
			const planId = order.plan.id;
			const checked = checkedPrices.get(planId) ?? checkPrice(order);
			checkedPrices.set(planId, checked);
			await checked.catch((error: unknown) => {
				checkedPrices.delete(planId);
				throw error;
			});
			const stripe = await client();
			const before = await startedBefore(stripe, order);
			if (before !== null) return before;
			const session = await stripe.checkout.sessions.create(
				{
					...common(order),
					mode: "subscription",
					line_items: [{ quantity: 1, price: settings.priceIds[planId] }],
					subscription_data: { metadata: { payment_id: order.id } },
				},
				{ idempotencyKey: `start-${order.id}` },
			);
			return startedBy(session);
		},
		readPayment: async (key) => readPaymentAt(await client(), key),
		expirePayment: async ({ reference }) => {
			if (reference === null) return;
			const stripe = await client();
			const session = await stripe.checkout.sessions.retrieve(reference);
			if (session.status !== "open") return;
			await stripe.checkout.sessions.expire(reference).catch(async (error: unknown) => {
				// It was paid or expired at this moment.
				const { status } = await stripe.checkout.sessions.retrieve(reference);
				if (status === "open") throw error;
			});
		},
		refundPayment: async (key) => {
			const stripe = await client();
			const intent = await intentOf(stripe, key);
			if (intent === null) return;
			await stripe.refunds
				.create(
					{ payment_intent: intent, metadata: { payment_id: key.id } },
					{ idempotencyKey: `refund-${key.id}` },
				)
				.catch((error: unknown) => {
					if (!isStripeRefusal(error, "charge_already_refunded")) throw error;
				});
		},
		readSubscription: async (reference) => readSubscriptionAt(await client(), reference),
		cancelSubscription: async (reference, when) => {
			const stripe = await client();
			if (when !== "now") {
				await stripe.subscriptions.update(reference, { cancel_at_period_end: when === "period_end" });
				return;
			}
			await stripe.subscriptions.cancel(reference).catch((error: unknown) => {
				if (!isStripeRefusal(error, "resource_missing")) throw error;
			});
		},
		portal: async (reference, returnUrl, locale) => {
			const stripe = await client();
			const customer = idOf((await stripe.subscriptions.retrieve(reference)).customer);
			if (customer === null) throw new Error("The subscription has no customer");
			const page = await stripe.billingPortal.sessions.create({ customer, return_url: returnUrl, locale });
			return page.url;
		},
		forgetPayer: async (reference) => {
			const stripe = await client();
			const customer = idOf((await stripe.subscriptions.retrieve(reference)).customer);
			if (customer === null) return;
			await stripe.customers.del(customer).catch((error: unknown) => {
				if (!isStripeRefusal(error, "resource_missing")) throw error;
			});
		},
		readEvent: async (body, headers, now): Promise<ProviderEvent | null> => {
			const stripe = await client();
			const signature = headers.get("stripe-signature") ?? "";
			let signed: unknown;
			try {
				const secret = readKeys().webhookSecret;
				const received = now.getTime();
				signed = stripe.webhooks.constructEvent(
					Buffer.from(body),
					signature,
					secret,
					tolerance,
					undefined,
					received,
				);
			} catch {
				return null;
			}
			const event = readEventBody(signed);
			if (event === null) return null;
			const { intent, ...about } = event;
			if (intent === null || about.orderId !== null) return about;
			return { ...about, charge: await chargeOf(stripe, intent) };
		},
	};
}
