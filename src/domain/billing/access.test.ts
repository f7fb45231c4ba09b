import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toInstant } from "../shared/moment.ts";
import { premiumAt, premiumUntil, type SubscriptionFacts } from "./access.ts";

const paid: SubscriptionFacts = {
	status: "active",
	periodEnd: "2026-03-10T08:00:00.000Z",
	cancelAtPeriodEnd: false,
	paymentFailedAt: null,
};
const failed = { ...paid, status: "past_due", paymentFailedAt: "2026-03-10T09:00:00.000Z" } as const;

describe("premium", () => {
	it("is nobody's who never subscribed, or whose plan has ended", () => {
		expect(premiumAt(null, "2026-03-01T00:00:00.000Z")).toBe(false);
		expect(premiumAt({ ...paid, status: "ended" }, "2026-03-01T00:00:00.000Z")).toBe(false);
	});

	it("lasts a grace of seven days when the renewal is late or fails", () => {
		expect(premiumUntil(paid)).toBe("2026-03-17T08:00:00.000Z");
		expect(premiumUntil(failed)).toBe("2026-03-17T09:00:00.000Z");
		expect(premiumAt(failed, "2026-03-17T08:59:59.999Z")).toBe(true);
		expect(premiumAt(failed, "2026-03-17T09:00:00.000Z")).toBe(false);
	});

	it("counts the grace from the failure, also when the provider has begun the next month", () => {
		expect(premiumUntil({ ...failed, periodEnd: "2026-04-10T08:00:00.000Z" })).toBe(
			"2026-03-17T09:00:00.000Z",
		);
	});

	it("ends with what is paid once it is cancelled", () => {
		expect(premiumUntil({ ...paid, cancelAtPeriodEnd: true })).toBe(paid.periodEnd);
		expect(premiumUntil({ ...failed, cancelAtPeriodEnd: true })).toBe(paid.periodEnd);
	});

	it("never comes back by itself", () => {
		const instant = fc
			.date({ min: new Date("2026-01-01"), max: new Date("2027-01-01"), noInvalidDate: true })
			.map((date) => toInstant(date));
		const facts: fc.Arbitrary<SubscriptionFacts> = fc.record({
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
