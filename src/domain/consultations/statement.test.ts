import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parisZone, zoneNamed } from "../shared/instant.ts";
import { cents } from "../shared/money.ts";
import { dueOf, feeOf, isMonthOver, monthIn, sumOf, takenBack } from "./statement.ts";

const montreal = zoneNamed("America/Montreal");

describe("the month of a consultation", () => {
	it.each([
		["2027-01-31T22:59:59.999Z", "2027-01"],
		["2027-01-31T23:00:00.000Z", "2027-02"],
		// In summer Paris is two hours ahead.
		["2027-06-30T21:59:59.999Z", "2027-06"],
		["2027-06-30T22:00:00.000Z", "2027-07"],
		// The clock changes on the last Sunday of October, in 2027 the 31st.
		["2027-10-31T22:59:59.999Z", "2027-10"],
		["2027-10-31T23:00:00.000Z", "2027-11"],
		["2027-12-31T23:00:00.000Z", "2028-01"],
	] as const)("%s is in %s in Paris", (instant, month) => {
		expect(monthIn(instant, parisZone)).toBe(month);
	});

	it("the month of a consultation is that of the researcher's own clock", () => {
		expect(monthIn("2027-02-01T03:00:00.000Z", montreal)).toBe("2027-01");
	});

	it("the month of a consultation is over from its last midnight on", () => {
		expect(isMonthOver("2027-01", parisZone, "2027-01-31T22:59:59.999Z")).toBe(false);
		expect(isMonthOver("2027-01", parisZone, "2027-01-31T23:00:00.000Z")).toBe(true);
		expect(isMonthOver("2027-02", parisZone, "2027-01-31T23:00:00.000Z")).toBe(false);
	});
});

describe("amounts", () => {
	it.each([
		[2000, 0, 0],
		[2000, 15, 300],
		[999, 15, 150],
		[1, 50, 1],
		[2000, 100, 2000],
	])("%i cents at %i percent have a fee of %i", (price, percent, fee) => {
		expect(feeOf(cents(price), percent)).toBe(fee);
	});

	it("amounts are whole cents, and price, fee and what is due add up", () => {
		const price = fc.integer({ min: 0, max: 1_000_000 });
		fc.assert(
			fc.property(fc.array(price), fc.integer({ min: 0, max: 100 }), (prices, percent) => {
				const lines = prices.map((one) => ({ amountCents: one, feeCents: feeOf(cents(one), percent) }));
				const sum = sumOf(lines);
				expect(Number.isSafeInteger(sum.feeCents)).toBe(true);
				expect(dueOf(sum) + sum.feeCents).toBe(sum.amountCents);
				expect(dueOf(sum)).toBeGreaterThanOrEqual(0);
				const nothing = { amountCents: 0, feeCents: 0 };
				expect(sumOf([...lines, ...lines.map(takenBack)])).toEqual(nothing);
			}),
		);
	});
});
