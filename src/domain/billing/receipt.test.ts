import fc from "fast-check";
import { expect, it } from "vitest";
import { paymentProviders } from "./payment.ts";
import { readReceiptNumber, writeReceiptNumber } from "./receipt.ts";

it("a receipt number can be parsed back, and test mode has its own series", () => {
	expect(writeReceiptNumber("stripe", 42)).toBe("SP-000042");
	expect(writeReceiptNumber("simulated", 42)).toBe("TEST-000042");
	fc.assert(
		fc.property(
			fc.constantFrom(...paymentProviders),
			fc.integer({ min: 1, max: 999_999_999 }),
			(series, number) => {
				expect(readReceiptNumber(writeReceiptNumber(series, number))).toEqual({ series, number });
			},
		),
	);
});

it("any other text is not a receipt number", () => {
	for (const text of ["", "SP-42", "XX-000042", "SP-0000042", "SP-000042 ", "sp-000042"]) {
		expect(readReceiptNumber(text)).toBeNull();
	}
});
