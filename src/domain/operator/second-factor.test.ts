import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { drawTypedCode } from "../shared/typed-code.ts";
import { groupedCode, operatorCodeLength, readSecondFactor } from "./second-factor.ts";

describe("a typed second factor", () => {
	it.each(["123456", " 123 456 ", "123-456", "１２３４５６"])("%s are the digits of an app", (typed) => {
		expect(readSecondFactor(typed)).toEqual({ kind: "app", digits: "123456" });
	});

	it("a recovery code is read as it is shown, and in small letters", () => {
		fc.assert(
			fc.property(fc.infiniteStream(fc.double({ min: 0, max: 0.999, noNaN: true })), (numbers) => {
				const code = drawTypedCode(operatorCodeLength, () => numbers.next().value ?? 0);
				for (const typed of [groupedCode(code), code.toLowerCase(), ` ${groupedCode(code)} `])
					expect(readSecondFactor(typed)).toEqual({ kind: "recovery", code });
			}),
		);
	});

	it.each(["", "12345", "1234567", "abcdef", "OOOO OOOO OOOO OOOO"])("%j is neither", (typed) => {
		expect(readSecondFactor(typed)).toBeUndefined();
	});
});
