import { createHmac, randomBytes } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import {
	createStripeBooks,
	type Intent,
	type Invoice,
	type Json,
	type PeerEvent,
	type Session,
	type Subscription,
} from "./stripe-books.ts";

/** A fake Stripe with the part of its API that Spectra uses; its customers' actions are functions. */
export interface StripePeer {
	readonly url: string;
	readonly secret: string;
	readonly priceId: string;
	/** Messages in the order of their events; the deliverer removes them. */
	readonly events: PeerEvent[];
	/** Requests that are answered with 500 before they are executed, and after. */
	readonly breakNext: (when: "before" | "after", times: number) => void;
	readonly pay: (sessionId: string) => void;
	readonly expire: (sessionId: string) => void;
	readonly renew: (subscriptionId: string, isPaid: boolean) => void;
	/** A failed renewal is paid late, or Stripe gives up. */
	readonly recover: (subscriptionId: string) => void;
	readonly end: (subscriptionId: string) => void;
	/** Refunds an intent, as an operator does on Stripe's own pages. */
	readonly refund: (intentId: string) => void;
	readonly sessionOf: (orderId: string) => Session | undefined;
	readonly subscription: (id: string) => Subscription | undefined;
	readonly invoicesOf: (subscriptionId: string) => Invoice[];
	readonly intent: (id: string) => Intent | undefined;
	readonly refunds: () => number;
	readonly isCustomer: (id: string) => boolean;
	readonly close: () => Promise<void>;
}

const priceId = "price_premium";

/** Signs a message as Stripe documents it: HMAC-SHA256 over the time, a dot and the text. */
export const signature = (text: string, secret: string, at: number): string =>
	`t=${at},v1=${createHmac("sha256", secret).update(`${at}.${text}`).digest("hex")}`;

/** Answers from its books like Stripe's API. */
function createInterface(books: ReturnType<typeof createStripeBooks>) {
	const {
		sessions,
		intents,
		invoices,
		subscriptions,
		customers,
		nextId,
		emitEvent,
		show,
		expire,
		end,
		refund,
	} = books;
	const missing = { status: 404, body: { error: { code: "resource_missing", message: "No such thing" } } };
	const found = (body: Json | undefined) => (body === undefined ? missing : { status: 200, body });
	const metadataIn = (form: URLSearchParams, prefix = "") => {
		const id = form.get(prefix === "" ? "metadata[payment_id]" : `${prefix}[metadata][payment_id]`);
		return id === null ? {} : { payment_id: id };
	};

	const serve = (method: string, path: string, form: URLSearchParams) => {
		const [, kind = "", id = "", action = ""] =
			/^\/v1\/((?:checkout|billing_portal)\/sessions|\w+)(?:\/(\w+))?(?:\/(\w+))?$/.exec(path) ?? [];
		switch (`${method} ${kind}${action === "" ? "" : ` ${action}`}`) {
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
				return { status: 200, body: show.session(session) };
			}
			case "GET checkout/sessions": {
				const session = sessions.get(id);
				return found(session && show.session(session));
			}
			case "POST checkout/sessions expire": {
				const session = sessions.get(id);
				if (session !== undefined && session.status !== "open") {
					return { status: 400, body: { error: { message: "Only open sessions can be expired" } } };
				}
				expire(id);
				return found(session && show.session(session));
			}
			case "GET payment_intents": {
				const intent = intents.get(id);
				return found(intent && show.intent(intent));
			}
			case "GET invoices": {
				if (id !== "") {
					const invoice = invoices.get(id);
					return found(invoice && show.invoice(invoice));
				}
				const data = [...invoices.values()]
					.filter((one) => one.subscription === form.get("subscription") && one.status === "paid")
					.reverse()
					.map(show.invoice);
				return { status: 200, body: { object: "list", has_more: false, data } };
			}
			case "GET invoice_payments": {
				const intent = form.get("payment[payment_intent]");
				const data = [...invoices.values()].filter((one) => one.intent === intent).map(show.invoicePayment);
				return { status: 200, body: { object: "list", has_more: false, data } };
			}
			case "GET subscriptions": {
				const one = subscriptions.get(id);
				return found(one && show.subscription(one));
			}
			case "POST subscriptions": {
				const one = subscriptions.get(id);
				if (one === undefined || one.status === "canceled") return missing;
				const wanted = form.get("cancel_at_period_end") === "true";
				if (one.cancel_at_period_end !== wanted) {
					one.cancel_at_period_end = wanted;
					emitEvent("customer.subscription.updated", show.subscription(one));
				}
				return found(show.subscription(one));
			}
			case "DELETE subscriptions": {
				const one = subscriptions.get(id);
				if (one === undefined || one.status === "canceled") return missing;
				end(id);
				return found(show.subscription(one));
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
	return serve;
}

/** Starts the fake Stripe on a port of 127.0.0.1. */
export async function startStripePeer(): Promise<StripePeer> {
	const secret = `whsec_${randomBytes(16).toString("hex")}`;
	const books = createStripeBooks();
	const serve = createInterface(books);
	const answered = new Map<string, { status: number; body: Json; asked: string }>();
	const breaks = { before: 0, after: 0 };

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
		if (known !== undefined && known.asked !== form.toString()) {
			const error = { type: "idempotency_error", message: "The key was used with other parameters" };
			return send({ status: 400, body: { error } });
		}
		const answer = known ?? serve(request.method ?? "GET", url.pathname, form);
		if (typeof key === "string" && answer.status === 200) {
			answered.set(key, { ...answer, asked: form.toString() });
		}
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
		events: books.events,
		breakNext: (when, times) => {
			breaks[when] = times;
		},
		pay: books.pay,
		expire: books.expire,
		renew: books.renew,
		recover: books.recover,
		end: books.end,
		refund: books.refund,
		sessionOf: (orderId) =>
			[...books.sessions.values()].findLast((one) => one.metadata.payment_id === orderId),
		subscription: (id) => books.subscriptions.get(id),
		invoicesOf: (id) => [...books.invoices.values()].filter((one) => one.subscription === id),
		intent: (id) => books.intents.get(id),
		refunds: () => [...books.intents.values()].filter(({ refunded }) => refunded).length,
		isCustomer: (id) => books.customers.has(id),
		close: () => new Promise((resolve) => server.close(() => resolve())),
	};
}
