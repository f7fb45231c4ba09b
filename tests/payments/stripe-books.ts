import { randomBytes } from "node:crypto";

/** A message of the fake Stripe: the text that is signed and sent. */
export interface PeerEvent {
	readonly id: string;
	readonly type: string;
	readonly text: string;
}

export type Json = Record<string, unknown>;
export interface Session extends Json {
	id: string;
	status: "open" | "complete" | "expired";
	payment_status: "unpaid" | "paid";
	mode: "payment" | "subscription";
	metadata: Record<string, string>;
	payment_intent: string | null;
	subscription: string | null;
	invoice: string | null;
	amount: number;
}
export interface Intent extends Json {
	id: string;
	metadata: Record<string, string>;
	amount: number;
	refunded: boolean;
}
export interface Invoice extends Json {
	id: string;
	subscription: string;
	status: "draft" | "open" | "paid";
	intent: string;
	amount: number;
	created: number;
	paidAt: number | null;
}
export interface Subscription extends Json {
	id: string;
	status: "active" | "past_due" | "canceled";
	cancel_at_period_end: boolean;
	customer: string;
	metadata: Record<string, string>;
	periodEnd: number;
	endedAt: number | null;
	latest: string;
	amount: number;
}

const month = 30 * 24 * 3600;

/** The objects of the fake Stripe, their JSON, and the actions of its customers. */
export function createStripeBooks() {
	const sessions = new Map<string, Session>();
	const intents = new Map<string, Intent>();
	const invoices = new Map<string, Invoice>();
	const subscriptions = new Map<string, Subscription>();
	const customers = new Set<string>();
	const events: PeerEvent[] = [];
	let number = 0;
	let clock = Math.floor(Date.now() / 1000);
	const nextId = (kind: string) => {
		number += 1;
		return `${kind}_${number}${randomBytes(3).toString("hex")}`;
	};

	const emitEvent = (type: string, object: Json) => {
		const id = nextId("evt");
		const event = { id, object: "event", type, api_version: "2026-10-28", created: clock, data: { object } };
		events.push({ id, type, text: JSON.stringify(event) });
	};
	const showSession = (session: Session): Json => ({
		...session,
		object: "checkout.session",
		client_reference_id: session.metadata.payment_id,
		url: session.status === "open" ? `https://pay.example/${session.id}` : null,
	});
	const showIntent = (intent: Intent): Json => ({
		id: intent.id,
		object: "payment_intent",
		status: "succeeded",
		metadata: intent.metadata,
		latest_charge: showCharge(intent),
	});
	const showCharge = (intent: Intent): Json => ({
		id: `ch_${intent.id}`,
		object: "charge",
		refunded: intent.refunded,
		payment_intent: intent.id,
		metadata: intent.metadata,
	});
	const showInvoice = (invoice: Invoice): Json => ({
		id: invoice.id,
		object: "invoice",
		status: invoice.status,
		amount_paid: invoice.status === "paid" ? invoice.amount : 0,
		created: invoice.created,
		status_transitions: { finalized_at: invoice.created, paid_at: invoice.paidAt },
		parent: {
			type: "subscription_details",
			subscription_details: { subscription: invoice.subscription, metadata: {} },
		},
		payments: { object: "list", data: [showInvoicePayment(invoice)] },
	});
	const showInvoicePayment = (invoice: Invoice): Json => ({
		id: `inpay_${invoice.id}`,
		object: "invoice_payment",
		status: invoice.status === "paid" ? "paid" : "open",
		invoice: invoice.id,
		payment: { type: "payment_intent", payment_intent: invoice.intent },
	});
	const showSubscription = (one: Subscription): Json => {
		const latest = invoices.get(one.latest);
		return {
			id: one.id,
			object: "subscription",
			status: one.status,
			cancel_at_period_end: one.cancel_at_period_end,
			ended_at: one.endedAt,
			customer: one.customer,
			metadata: one.metadata,
			latest_invoice: latest ? showInvoice(latest) : null,
			items: { object: "list", data: [{ id: "si_1", current_period_end: one.periodEnd }] },
		};
	};

	const makeIntent = (amount: number, metadata: Record<string, string>): Intent => {
		const intent = { id: nextId("pi"), amount, metadata, refunded: false };
		intents.set(intent.id, intent);
		return intent;
	};
	const makeInvoice = (one: Subscription, isPaid: boolean): Invoice => {
		const invoice: Invoice = {
			id: nextId("in"),
			subscription: one.id,
			status: isPaid ? "paid" : "open",
			intent: makeIntent(one.amount, {}).id,
			amount: one.amount,
			created: clock,
			paidAt: isPaid ? clock : null,
		};
		invoices.set(invoice.id, invoice);
		one.latest = invoice.id;
		return invoice;
	};
	const tick = () => {
		clock += 60;
	};

	const pay = (sessionId: string) => {
		const session = sessions.get(sessionId);
		if (session?.status !== "open") return;
		tick();
		Object.assign(session, { status: "complete", payment_status: "paid" });
		if (session.mode === "payment") {
			const intent = makeIntent(session.amount, session.metadata);
			session.payment_intent = intent.id;
			emitEvent("payment_intent.succeeded", showIntent(intent));
			emitEvent("charge.succeeded", showCharge(intent));
		} else {
			const customer = nextId("cus");
			customers.add(customer);
			const one: Subscription = {
				id: nextId("sub"),
				status: "active",
				cancel_at_period_end: false,
				customer,
				metadata: session.metadata,
				periodEnd: clock + month,
				endedAt: null,
				latest: "",
				amount: session.amount,
			};
			subscriptions.set(one.id, one);
			const invoice = makeInvoice(one, true);
			session.subscription = one.id;
			session.invoice = invoice.id;
			emitEvent("customer.subscription.created", showSubscription(one));
			emitEvent("invoice.paid", showInvoice(invoice));
		}
		emitEvent("checkout.session.completed", showSession(session));
	};
	const expire = (sessionId: string) => {
		const session = sessions.get(sessionId);
		if (session?.status !== "open") return;
		session.status = "expired";
		emitEvent("checkout.session.expired", showSession(session));
	};
	const renew = (subscriptionId: string, isPaid: boolean) => {
		const one = subscriptions.get(subscriptionId);
		if (one?.status !== "active") return;
		clock = Math.max(clock, one.periodEnd);
		if (one.cancel_at_period_end) return end(subscriptionId);
		one.periodEnd += month;
		const invoice = makeInvoice(one, isPaid);
		if (!isPaid) one.status = "past_due";
		emitEvent(isPaid ? "invoice.paid" : "invoice.payment_failed", showInvoice(invoice));
		emitEvent("customer.subscription.updated", showSubscription(one));
	};
	const recover = (subscriptionId: string) => {
		const one = subscriptions.get(subscriptionId);
		const invoice = one && invoices.get(one.latest);
		if (one?.status !== "past_due" || invoice === undefined) return;
		tick();
		Object.assign(invoice, { status: "paid", paidAt: clock });
		one.status = "active";
		emitEvent("invoice.paid", showInvoice(invoice));
		emitEvent("customer.subscription.updated", showSubscription(one));
	};
	const end = (subscriptionId: string) => {
		const one = subscriptions.get(subscriptionId);
		if (one === undefined || one.status === "canceled") return;
		tick();
		one.status = "canceled";
		one.endedAt = clock;
		emitEvent("customer.subscription.deleted", showSubscription(one));
	};
	const refund = (intentId: string) => {
		const intent = intents.get(intentId);
		if (intent === undefined || intent.refunded) return;
		tick();
		intent.refunded = true;
		emitEvent("charge.refunded", showCharge(intent));
		emitEvent("refund.created", {
			id: nextId("re"),
			object: "refund",
			payment_intent: intentId,
			metadata: {},
		});
	};
	return {
		sessions,
		intents,
		invoices,
		subscriptions,
		customers,
		events,
		nextId,
		emitEvent,
		show: {
			session: showSession,
			intent: showIntent,
			invoice: showInvoice,
			invoicePayment: showInvoicePayment,
			subscription: showSubscription,
		},
		pay,
		expire,
		renew,
		recover,
		end,
		refund,
	};
}
