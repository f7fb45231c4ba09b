import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toInstant } from "../shared/instant.ts";
import { accessUntil, premiumAt, type SubscriptionFacts } from "./access.ts";
import { planIds } from "./plans.ts";

const paid: SubscriptionFacts = {
	plan: "premium",
	status: "active",
	periodEnd: "2026-03-10T08:00:00.000Z",
	cancelAtPeriodEnd: false,
	paymentFailedAt: null,
};
const failed = { ...paid, status: "past_due", paymentFailedAt: "2026-03-10T09:00:00.000Z" } as const;

describe("premiumAt", () => {
	it("an account without a plan, or whose plan has ended, has no premium", () => {
		expect(premiumAt(null, "2026-03-01T00:00:00.000Z")).toBe(false);
		expect(premiumAt({ ...paid, status: "ended" }, "2026-03-01T00:00:00.000Z")).toBe(false);
	});

	it("premium lasts seven days longer when the renewal is late or fails", () => {
		expect(accessUntil(paid)).toBe("2026-03-17T08:00:00.000Z");
		expect(accessUntil(failed)).toBe("2026-03-17T09:00:00.000Z");
		expect(premiumAt(failed, "2026-03-17T08:59:59.999Z")).toBe(true);
		expect(premiumAt(failed, "2026-03-17T09:00:00.000Z")).toBe(false);
	});

	it("the seven days count from the failure, also when the provider has started the next month", () => {
		expect(accessUntil({ ...failed, periodEnd: "2026-04-10T08:00:00.000Z" })).toBe(
			"2026-03-17T09:00:00.000Z",
		);
	});

	it("a cancelled plan ends with its paid period", () => {
		expect(accessUntil({ ...paid, cancelAtPeriodEnd: true })).toBe(paid.periodEnd);
		expect(accessUntil({ ...failed, cancelAtPeriodEnd: true })).toBe(paid.periodEnd);
	});

	it("premium that has ended does not return without a change of the facts", () => {
		const instant = fc
			.date({ min: new Date("2026-01-01"), max: new Date("2027-01-01"), noInvalidDate: true })
			.map((date) => toInstant(date));
		const facts: fc.Arbitrary<SubscriptionFacts> = fc.record({
			plan: fc.constantFrom(...planIds),
			status: fc.constantFrom("active", "past_due", "ended"),
			periodEnd: instant,
			cancelAtPeriodEnd: fc.boolean(),
			paymentFailedAt: fc.option(instant),
		});
		fc.assert(
			fc.property(facts, instant, instant, (some, one, other) => {
				const [first, second] = one < other ? [one, other] : [other, one];
				expect(premiumAt(some, second) && !premiumAt(some, first)).toBe(false);
			}),
		);
	});
});
