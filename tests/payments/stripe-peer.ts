import { createHmac, randomBytes } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A message of the peer: the text that is signed and sent. */
export interface PeerEvent {
	readonly id: string;
	readonly type: string;
	readonly text: string;
}

type Json = Record<string, unknown>;
interface Session extends Json {
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
interface Intent extends Json {
	id: string;
	metadata: Record<string, string>;
	amount: number;
	refunded: boolean;
}
interface Invoice extends Json {
	id: string;
	subscription: string;
	status: "draft" | "open" | "paid";
	intent: string;
	amount: number;
	created: number;
	paidAt: number | null;
}
interface Subscription extends Json {
	id: string;
	status: "active" | "past_due" | "canceled";
	cancel_at_period_end: boolean;
	customer: string;
	metadata: Record<string, string>;
	periodEnd: number;
	latest: string;
	amount: number;
}

/** A program that speaks as much of Stripe's language as Spectra uses, with what its customers do as functions. */
export interface StripePeer {
	readonly url: string;
	readonly secret: string;
	readonly priceId: string;
	/** Messages in the order in which they came about; taken out by whoever delivers them. */
	readonly events: PeerEvent[];
	/** Requests that are answered with 500 before they are done, and after. */
	readonly breakNext: (when: "before" | "after", times: number) => void;
	readonly pay: (sessionId: string) => void;
	readonly expire: (sessionId: string) => void;
	readonly renew: (subscriptionId: string, isPaid: boolean) => void;
	/** A failed renewal is paid after all, or Stripe gives up. */
	readonly recover: (subscriptionId: string) => void;
	readonly end: (subscriptionId: string) => void;
	/** Gives the money of an intent back, as an operator does on Stripe's own pages. */
	readonly refund: (intentId: string) => void;
	readonly sessionOf: (orderId: string) => Session | undefined;
	readonly subscription: (id: string) => Subscription | undefined;
	readonly invoicesOf: (subscriptionId: string) => Invoice[];
	readonly intent: (id: string) => Intent | undefined;
	readonly refunds: () => number;
	readonly isCustomer: (id: string) => boolean;
	readonly close: () => Promise<void>;
}

const month = 30 * 24 * 3600;

/** Signs a message as Stripe documents it: HMAC-SHA256 over the time, a point and the text. */
export const signature = (text: string, secret: string, at: number): string =>
	`t=${at},v1=${createHmac("sha256", secret).update(`${at}.${text}`).digest("hex")}`;

/** Starts the peer on a port of 127.0.0.1. */
export async function startStripePeer(): Promise<StripePeer> {
	const secret = `whsec_${randomBytes(16).toString("hex")}`;
	const sessions = new Map<string, Session>();
	const intents = new Map<string, Intent>();
	const invoices = new Map<string, Invoice>();
	const subscriptions = new Map<string, Subscription>();
	const customers = new Set<string>();
	const answered = new Map<string, { status: number; body: Json }>();
	const events: PeerEvent[] = [];
	const priceId = "price_premium";
	const breaks = { before: 0, after: 0 };
	let number = 0;
	let clock = Math.floor(Date.now() / 1000);
	const nextId = (kind: string) => {
		number += 1;
		return `${kind}_${number}${randomBytes(3).toString("hex")}`;
	};

	const tell = (type: string, object: Json) => {
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
			tell("payment_intent.succeeded", showIntent(intent));
			tell("charge.succeeded", showCharge(intent));
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
				latest: "",
				amount: session.amount,
			};
			subscriptions.set(one.id, one);
			const invoice = makeInvoice(one, true);
			session.subscription = one.id;
			session.invoice = invoice.id;
			tell("customer.subscription.created", showSubscription(one));
			tell("invoice.paid", showInvoice(invoice));
		}
		tell("checkout.session.completed", showSession(session));
	};
	const expire = (sessionId: string) => {
		const session = sessions.get(sessionId);
		if (session?.status !== "open") return;
		session.status = "expired";
		tell("checkout.session.expired", showSession(session));
	};
	const renew = (subscriptionId: string, isPaid: boolean) => {
		const one = subscriptions.get(subscriptionId);
		if (one?.status !== "active") return;
		clock = Math.max(clock, one.periodEnd);
		if (one.cancel_at_period_end) return end(subscriptionId);
		one.periodEnd += month;
		const invoice = makeInvoice(one, isPaid);
		if (!isPaid) one.status = "past_due";
		tell(isPaid ? "invoice.paid" : "invoice.payment_failed", showInvoice(invoice));
		tell("customer.subscription.updated", showSubscription(one));
	};
	const recover = (subscriptionId: string) => {
		const one = subscriptions.get(subscriptionId);
		const invoice = one && invoices.get(one.latest);
		if (one?.status !== "past_due" || invoice === undefined) return;
		tick();
		Object.assign(invoice, { status: "paid", paidAt: clock });
		one.status = "active";
		tell("invoice.paid", showInvoice(invoice));
		tell("customer.subscription.updated", showSubscription(one));
	};
	const end = (subscriptionId: string) => {
		const one = subscriptions.get(subscriptionId);
		if (one === undefined || one.status === "canceled") return;
		tick();
		one.status = "canceled";
		tell("customer.subscription.deleted", showSubscription(one));
	};
	const refund = (intentId: string) => {
		const intent = intents.get(intentId);
		if (intent === undefined || intent.refunded) return;
		tick();
		intent.refunded = true;
		tell("charge.refunded", showCharge(intent));
		tell("refund.created", {
			id: nextId("re"),
			object: "refund",
			payment_intent: intentId,
			metadata: {},
		});
	};

	const missing = { status: 404, body: { error: { code: "resource_missing", message: "No such thing" } } };
	const found = (body: Json | undefined) => (body === undefined ? missing : { status: 200, body });
	const metadataIn = (form: URLSearchParams, prefix = "") => {
		const id = form.get(prefix === "" ? "metadata[payment_id]" : `${prefix}[metadata][payment_id]`);
		return id === null ? {} : { payment_id: id };
	};

	const serve = (method: string, path: string, form: URLSearchParams) => {
		const [, kind = "", id = "", act = ""] =
			/^\/v1\/((?:checkout|billing_portal)\/sessions|\w+)(?:\/(\w+))?(?:\/(\w+))?$/.exec(path) ?? [];
		switch (`${method} ${kind}${act === "" ? "" : ` ${act}`}`) {
			case "GET prices":
				return found(
					id === priceId
						? {
								id,
								unit_amount: 499,
								currency: "eur",
								recurring: { interval: "month", interval_count: 1 },
							}
						: undefined,
				);
			case "POST checkout/sessions": {
				const session: Session = {
					id: nextId("cs"),
					status: "open",
					payment_status: "unpaid",
					mode: form.get("mode") === "subscription" ? "subscription" : "payment",
					metadata: metadataIn(form),
					payment_intent: null,
					subscription: null,
					invoice: null,
					amount: Number(form.get("line_items[0][price_data][unit_amount]") ?? 499),
				};
				sessions.set(session.id, session);
				return { status: 200, body: showSession(session) };
			}
			case "GET checkout/sessions": {
				const session = sessions.get(id);
				return found(session && showSession(session));
			}
			case "POST checkout/sessions expire": {
				const session = sessions.get(id);
				if (session !== undefined && session.status !== "open") {
					return { status: 400, body: { error: { message: "Only open sessions can be expired" } } };
				}
				expire(id);
				return found(session && showSession(session));
			}
			case "GET payment_intents": {
				const intent = intents.get(id);
				return found(intent && showIntent(intent));
			}
			case "GET invoices": {
				if (id !== "") {
					const invoice = invoices.get(id);
					return found(invoice && showInvoice(invoice));
				}
				const data = [...invoices.values()]
					.filter((one) => one.subscription === form.get("subscription") && one.status === "paid")
					.reverse()
					.map(showInvoice);
				return { status: 200, body: { object: "list", has_more: false, data } };
			}
			case "GET invoice_payments": {
				const intent = form.get("payment[payment_intent]");
				const data = [...invoices.values()].filter((one) => one.intent === intent).map(showInvoicePayment);
				return { status: 200, body: { object: "list", has_more: false, data } };
			}
			case "GET subscriptions": {
				const one = subscriptions.get(id);
				return found(one && showSubscription(one));
			}
			case "POST subscriptions": {
				const one = subscriptions.get(id);
				if (one === undefined || one.status === "canceled") return missing;
				const wanted = form.get("cancel_at_period_end") === "true";
				if (one.cancel_at_period_end !== wanted) {
					one.cancel_at_period_end = wanted;
					tell("customer.subscription.updated", showSubscription(one));
				}
				return found(showSubscription(one));
			}
			case "DELETE subscriptions": {
				const one = subscriptions.get(id);
				if (one === undefined || one.status === "canceled") return missing;
				end(id);
				return found(showSubscription(one));
			}
			case "DELETE customers":
				if (!customers.delete(id)) return missing;
				for (const one of subscriptions.values()) if (one.customer === id) end(one.id);
				return { status: 200, body: { id, deleted: true } };
			case "POST refunds": {
				const intent = intents.get(form.get("payment_intent") ?? "");
				if (intent === undefined) return missing;
				if (intent.refunded) {
					return { status: 400, body: { error: { code: "charge_already_refunded", message: "Twice" } } };
				}
				refund(intent.id);
				return { status: 200, body: { id: nextId("re"), object: "refund", status: "succeeded" } };
			}
			case "POST billing_portal/sessions":
				return { status: 200, body: { id: nextId("bps"), url: "https://portal.example/p" } };
			default:
				return missing;
		}
	};

	const handle = async (request: IncomingMessage, response: ServerResponse) => {
		const chunks: Buffer[] = [];
		for await (const chunk of request) chunks.push(chunk as Buffer);
		const url = new URL(request.url ?? "/", "http://peer");
		const form = new URLSearchParams(Buffer.concat(chunks).toString() || url.search);
		const send = ({ status, body }: { status: number; body: Json }) => {
			response.writeHead(status, { "content-type": "application/json" });
			response.end(JSON.stringify(body));
		};
		const broken = { status: 500, body: { error: { type: "api_error", message: "broken" } } };
		if (request.headers.authorization !== "Bearer sk_test_0123456789") {
			return send({ status: 401, body: { error: { message: "key" } } });
		}
		if (breaks.before > 0) {
			breaks.before -= 1;
			return send(broken);
		}
		const key = request.headers["idempotency-key"];
		const known = typeof key === "string" ? answered.get(key) : undefined;
		const answer = known ?? serve(request.method ?? "GET", url.pathname, form);
		if (typeof key === "string" && answer.status === 200) answered.set(key, answer);
		if (breaks.after > 0) {
			breaks.after -= 1;
			return send(broken);
		}
		send(answer);
	};
	const server = createServer((request, response) => void handle(request, response));
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	return {
		url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
		secret,
		priceId,
		events,
		breakNext: (when, times) => {
			breaks[when] = times;
		},
		pay,
		expire,
		renew,
		recover,
		end,
		refund,
		sessionOf: (orderId) => [...sessions.values()].findLast((one) => one.metadata.payment_id === orderId),
		subscription: (id) => subscriptions.get(id),
		invoicesOf: (id) => [...invoices.values()].filter((one) => one.subscription === id),
		intent: (id) => intents.get(id),
		refunds: () => [...intents.values()].filter(({ refunded }) => refunded).length,
		isCustomer: (id) => customers.has(id),
		close: () => new Promise((resolve) => server.close(() => resolve())),
	};
}
