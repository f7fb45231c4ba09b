import { describe, expect, it } from "vitest";
import { percentWords } from "./percent-words.ts";

describe("percentWords", () => {
	it("writes a whole percentage, in French with a narrow space", () => {
		expect(percentWords("en").percent(65)).toBe("65%");
		expect(percentWords("fr").percent(65)).toBe("65\u202f%");
	});

	it("writes a share with one decimal", () => {
		expect(percentWords("en").share(0.1428)).toBe("14.3%");
		expect(percentWords("fr").share(0.1428)).toBe("14,3\u202f%");
		expect(percentWords("fr").share(0.5)).toBe("50,0\u202f%");
	});

	it("writes a sign, a true minus, and none at zero", () => {
		expect(percentWords("en").signed(4)).toBe("+4%");
		expect(percentWords("fr").signed(-1)).toBe("−1\u202f%");
		expect(percentWords("fr").signed(0)).toBe("0\u202f%");
	});
});
