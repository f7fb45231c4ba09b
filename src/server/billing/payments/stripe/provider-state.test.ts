import type { Stripe } from "stripe";
import { describe, expect, it, vi } from "vitest";
import { intentOfCharge, intentOfInvoice, readPaymentAt, readSubscriptionAt } from "./provider-state.ts";

/** A Stripe with one object of each kind. */
const stripeWith = ({
	session = {},
	intent = {},
	invoice = {},
	subscription = {},
	invoices = [] as object[],
}) => {
	const asked = {
		session: vi.fn(async () => session),
		intent: vi.fn(async () => intent),
		invoice: vi.fn(async () => invoice),
		subscription: vi.fn(async () => subscription),
		invoices: vi.fn(async () => ({ data: invoices })),
	};
	const stripe = {
		checkout: { sessions: { retrieve: asked.session } },
		paymentIntents: { retrieve: asked.intent },
		invoices: { retrieve: asked.invoice, list: asked.invoices },
		subscriptions: { retrieve: asked.subscription },
	} as unknown as Stripe;
	return { stripe, asked };
};

const order = { id: "p", reference: "cs_1", charge: null };
const paidIntent = { status: "succeeded", latest_charge: { refunded: false } };
const refundedIntent = { status: "succeeded", latest_charge: { refunded: true } };
const invoicePaidBy = (intent: string) => ({
	payments: {
		data: [
			{ status: "open", payment: { payment_intent: "pi_old" } },
			{ status: "paid", payment: { payment_intent: intent } },
		],
	},
});

describe("a charge", () => {
	it("a charge is a payment intent, or the invoice that an intent paid", async () => {
		const { stripe, asked } = stripeWith({ invoice: invoicePaidBy("pi_2") });
		expect(await intentOfCharge(stripe, "pi_1")).toBe("pi_1");
		expect(asked.invoice).not.toHaveBeenCalled();
		expect(await intentOfCharge(stripe, "in_1")).toBe("pi_2");
		expect(asked.invoice).toHaveBeenCalledWith("in_1", { expand: ["payments"] });
	});

	it("an unpaid invoice gives its first payment, or none", async () => {
		const open = { payments: { data: [{ status: "open", payment: { payment_intent: { id: "pi_3" } } }] } };
		expect(await intentOfInvoice(stripeWith({ invoice: open }).stripe, "in_1")).toBe("pi_3");
		expect(
			await intentOfInvoice(stripeWith({ invoice: { payments: { data: [] } } }).stripe, "in_1"),
		).toBeNull();
		expect(await intentOfInvoice(stripeWith({}).stripe, "in_1")).toBeNull();
	});
});

describe("an order", () => {
	it("an order is open where the buyer was never sent to pay it", async () => {
		const { stripe, asked } = stripeWith({});
		expect(await readPaymentAt(stripe, { ...order, reference: null })).toEqual({ state: "open" });
		expect(asked.session).not.toHaveBeenCalled();
	});

	it.each([
		[paidIntent, "paid"],
		[refundedIntent, "refunded"],
		[{ status: "processing" }, "paid"],
	])("an order that is a single month has the state of its charge: %o", async (intent, state) => {
		const { stripe, asked } = stripeWith({ intent, invoice: invoicePaidBy("pi_2") });
		const found = await readPaymentAt(stripe, { ...order, reference: null, charge: "in_1" });
		expect(found).toEqual({ state, charge: "in_1", subscription: null });
		expect(asked.intent).toHaveBeenCalledWith("pi_2", { expand: ["latest_charge"] });
	});

	it("an order with nothing to pay is paid without an intent", async () => {
		const found = await readPaymentAt(stripeWith({}).stripe, { ...order, reference: null, charge: "in_1" });
		expect(found).toEqual({ state: "paid", charge: "in_1", subscription: null });
	});

	it.each([
		[{ status: "expired" }, { state: "expired" }],
		[{ status: "open", payment_intent: "pi_1", payment_status: "paid" }, { state: "open" }],
		[{ status: "complete" }, { state: "open" }],
		[
			{ status: "complete", payment_status: "unpaid", subscription: "sub_1", invoice: "in_1" },
			{ state: "open" },
		],
		[
			{
				status: "complete",
				payment_status: "paid",
				subscription: { id: "sub_1" },
				invoice: "in_1",
				payment_intent: "pi_9",
			},
			{ state: "paid", charge: "in_1", subscription: "sub_1" },
		],
		[
			{ status: "complete", payment_status: "paid", payment_intent: "pi_1" },
			{ state: "paid", charge: "pi_1", subscription: null },
		],
		[
			{ status: "complete", payment_status: "unpaid", payment_intent: "pi_1" },
			{ state: "paid", charge: "pi_1", subscription: null },
		],
	])("the state of an order is read from its page: %o", async (session, found) => {
		const { stripe } = stripeWith({ session, intent: paidIntent, invoice: invoicePaidBy("pi_2") });
		expect(await readPaymentAt(stripe, order)).toEqual(found);
	});

	it.each([
		[refundedIntent, { state: "refunded", charge: "pi_1", subscription: null }],
		[{ status: "processing" }, { state: "open" }],
		[{ status: "requires_payment_method" }, { state: "failed" }],
		[
			{ status: "succeeded", latest_charge: "ch_1" },
			{ state: "paid", charge: "pi_1", subscription: null },
		],
		[
			{ status: "succeeded", latest_charge: null },
			{ state: "paid", charge: "pi_1", subscription: null },
		],
	])("an order with a completed page has the state of its intent: %o", async (intent, found) => {
		const session = { status: "complete", payment_status: "unpaid", payment_intent: "pi_1" };
		expect(await readPaymentAt(stripeWith({ session, intent }).stripe, order)).toEqual(found);
	});
});

describe("a subscription", () => {
	const end = 1_900_000_000;
	const plain = {
		status: "active",
		items: { data: [{ current_period_end: end }] },
		ended_at: null,
		cancel_at_period_end: true,
		metadata: { payment_id: "p" },
		latest_invoice: null,
	};
	const invoices = [
		{ id: "in_2", amount_paid: 499, created: 20, status_transitions: { paid_at: 21 } },
		{ id: "in_1", amount_paid: 499, created: 10, status_transitions: { paid_at: null } },
	];

	it("a subscription has its end, its order and the paid months, oldest first", async () => {
		const { stripe, asked } = stripeWith({ subscription: plain, invoices });
		expect(await readSubscriptionAt(stripe, "sub_1")).toEqual({
			status: "active",
			periodEnd: new Date(end * 1000),
			cancelAtPeriodEnd: true,
			paymentFailedAt: null,
			paidPeriods: [
				{ charge: "in_1", amountCents: 499, at: new Date(10_000) },
				{ charge: "in_2", amountCents: 499, at: new Date(21_000) },
			],
			orderId: "p",
		});
		expect(asked.subscription).toHaveBeenCalledWith("sub_1", { expand: ["latest_invoice"] });
		expect(asked.invoices).toHaveBeenCalledWith({ subscription: "sub_1", status: "paid", limit: 24 });
	});

	it.each([
		["active", "active"],
		["trialing", "active"],
		["past_due", "past_due"],
		["unpaid", "past_due"],
		["paused", "past_due"],
		["incomplete", "past_due"],
		["incomplete_expired", "ended"],
		["canceled", "ended"],
	])("a subscription that Stripe calls %s is %s", async (status, ours) => {
		const subscription = { ...plain, status, metadata: {} };
		const found = await readSubscriptionAt(stripeWith({ subscription }).stripe, "sub_1");
		expect(found).toMatchObject({ status: ours, orderId: null });
	});

	it("a subscription past due has the date of its failed invoice", async () => {
		const failed = (status_transitions: object) => ({
			...plain,
			status: "past_due",
			latest_invoice: { created: 5, status_transitions },
		});
		const since = async (subscription: object) =>
			(await readSubscriptionAt(stripeWith({ subscription }).stripe, "sub_1")).paymentFailedAt;
		expect(await since(failed({ finalized_at: 7 }))).toEqual(new Date(7_000));
		expect(await since(failed({ finalized_at: null }))).toEqual(new Date(5_000));
		expect(await since({ ...failed({}), latest_invoice: "in_1" })).toBeNull();
		expect(await since({ ...failed({ finalized_at: 7 }), status: "active" })).toBeNull();
	});

	it("a subscription that ended early ends before its month", async () => {
		const endOf = async (ended_at: number) =>
			(await readSubscriptionAt(stripeWith({ subscription: { ...plain, ended_at } }).stripe, "sub_1"))
				.periodEnd;
		expect(await endOf(end - 1)).toEqual(new Date((end - 1) * 1000));
		expect(await endOf(end + 1)).toEqual(new Date(end * 1000));
	});

	it.each([
		{ ...plain, status: "unheard" },
		{ ...plain, items: { data: [] } },
	])("a subscription that can't be read is an error", async (subscription) => {
		await expect(readSubscriptionAt(stripeWith({ subscription }).stripe, "sub_1")).rejects.toThrow(
			"can't be read",
		);
	});
});
