import { describe, expect, it } from "vitest";
import { roles } from "../account/role.ts";
import { simulatePayment } from "./payment.ts";
import { checkSubscribe, freePlan, monthsIn, planIds, plans } from "./plans.ts";
import { consultationPrice, consultationPrices } from "./prices.ts";

describe("plans", () => {
	// shows 9.1
	it("Premium costs what the specification asks, per month", () => {
		// €4.99, written with a dot as the specification writes it.
		expect(`€${(plans.premium.priceCents / 100).toFixed(2)}`).toBe("€4.99");
		expect([plans.premium.period, monthsIn[plans.premium.period]]).toEqual(["month", 1]);
		expect(plans.premium.priceCents).toBeGreaterThan(freePlan.priceCents);
	});

	it("every plan names itself, costs something and grants something", () => {
		for (const id of planIds) {
			const { priceCents, grants, heldBy, ...plan } = plans[id];
			expect(plan.id).toBe(id);
			expect(priceCents, id).toBeGreaterThan(0);
			expect(grants.length * heldBy.length, id).toBeGreaterThan(0);
		}
	});
});

describe("consultationPrices", () => {
	// shows 9.2
	it("every length costs the price that sentences with a single price name", () => {
		expect(new Set(Object.values(consultationPrices))).toEqual(new Set([consultationPrice]));
		expect(`€${consultationPrice / 100}`).toBe("€20");
	});
});

describe("checkSubscribe", () => {
	it("the premium plan is not taken twice", () => {
		const person = { role: "student", isPremium: false } as const;
		expect(checkSubscribe(plans.premium, person).ok).toBe(true);
		expect(checkSubscribe(plans.premium, { ...person, isPremium: true })).toEqual({
			ok: false,
			code: "subscription.already_premium",
		});
	});

	it("a plan is refused to a role that cannot hold it", () => {
		for (const role of roles) {
			const outcome = checkSubscribe({ heldBy: ["institution"] }, { role, isPremium: false });
			expect(outcome.ok, role).toBe(role === "institution");
			if (!outcome.ok) expect(outcome.code).toBe("subscription.plan_not_for_role");
		}
	});

	it("the demonstration takes a plan without a role", () => {
		expect(checkSubscribe({ heldBy: [] }, { role: null, isPremium: false }).ok).toBe(true);
	});
});

it("95 of 100 evenly drawn simulated payments succeed", () => {
	const outcomes = Array.from({ length: 100 }, (_, draw) => simulatePayment(draw / 100));
	expect(outcomes.filter(({ ok }) => ok)).toHaveLength(95);
	expect(simulatePayment(0.95)).toEqual({ ok: false, code: "subscription.payment.error" });
});
