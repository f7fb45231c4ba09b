import { describe, expect, it } from "vitest";
import { readEventBody } from "./event.ts";

const message = (object: Record<string, unknown>) => ({ id: "evt_1", type: "any", data: { object } });
const nothing = { id: "evt_1", type: "any", orderId: null, subscription: null, charge: null, intent: null };

describe("the objects that a Stripe message is about", () => {
	it.each([
		["an order", { object: "checkout.session", metadata: { payment_id: "p" } }, { orderId: "p" }],
		["a subscription itself", { object: "subscription", id: "sub_1" }, { subscription: "sub_1" }],
		["a subscription without an id", { object: "subscription" }, {}],
		[
			"what names a subscription",
			{ object: "any", id: "x", subscription: "sub_2" },
			{ subscription: "sub_2" },
		],
		[
			"what holds a subscription",
			{ object: "any", subscription: { id: "sub_3" } },
			{ subscription: "sub_3" },
		],
		[
			"an invoice of a subscription",
			{ object: "invoice", id: "in_1", parent: { subscription_details: { subscription: "sub_4" } } },
			{ charge: "in_1", subscription: "sub_4" },
		],
		["an invoice without an id or a parent", { object: "invoice", parent: null }, {}],
		[
			"an invoice of nothing",
			{ object: "invoice", id: "in_1", parent: { subscription_details: null } },
			{ charge: "in_1" },
		],
		["a payment intent", { object: "payment_intent", id: "pi_1" }, { intent: "pi_1" }],
		["a payment intent without an id", { object: "payment_intent" }, {}],
		["a charge", { object: "charge", id: "ch_1", payment_intent: "pi_2" }, { intent: "pi_2" }],
		["a refund", { object: "refund", id: "re_1", payment_intent: { id: "pi_3" } }, { intent: "pi_3" }],
		["money of nothing", { object: "charge", payment_intent: null }, {}],
		["a payment intent of what is no money", { object: "any", id: "x", payment_intent: "pi_4" }, {}],
	])("%s names its objects", (_, object, found) => {
		expect(readEventBody(message(object))).toEqual({ ...nothing, ...found });
	});

	it.each([
		["no object", null],
		["no data", { id: "evt_1", type: "any" }],
		["no id", { ...message({ object: "any" }), id: "" }],
		["too long an id", { ...message({ object: "any" }), id: "e".repeat(256) }],
		["too long a type", { ...message({ object: "any" }), type: "t".repeat(256) }],
		["an object of no kind", message({})],
	])("%s is no message", (_, body) => {
		expect(readEventBody(body)).toBeNull();
	});

	it("a message of the greatest length is read", () => {
		const body = { ...message({ object: "any" }), id: "e".repeat(255), type: "t".repeat(255) };
		expect(readEventBody(body)).toEqual({ ...nothing, id: body.id, type: body.type });
	});
});
