import { expect, it } from "vitest";
import { plans } from "./plans.ts";
import { consultationPrice, consultationPrices, planPrices } from "./prices.ts";
import { checkSubscribe, simulatePayment } from "./subscribe.ts";

// shows 9.1, 9.2
it("asks the specification's prices", () => {
	expect(planPrices).toEqual({ free: 0, premium: 499 });
	expect(consultationPrices).toEqual({ "30min": 2000, "60min": 2000 });
	expect(plans.map(({ monthlyPrice }) => monthlyPrice)).toEqual([0, 499]);
});

it("tells one price of a consultation only while there is one", () => {
	// Where lengths come to cost differently, `consultationPrice` goes: whatever tells one price then fails to compile.
	expect(new Set(Object.values(consultationPrices))).toEqual(new Set([consultationPrice]));
});

it("lets 95 of 100 evenly drawn payments succeed", () => {
	const outcomes = Array.from({ length: 100 }, (_, draw) => simulatePayment(draw / 100));
	expect(outcomes.filter(({ ok }) => ok)).toHaveLength(95);
	expect(simulatePayment(0.95)).toEqual({ ok: false, code: "subscription.payment.error" });
});

it("does not take the premium plan twice", () => {
	expect(checkSubscribe(false).ok).toBe(true);
	expect(checkSubscribe(true)).toEqual({ ok: false, code: "subscription.already_premium" });
});
