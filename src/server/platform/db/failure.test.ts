import { describe, expect, test } from "vitest";
import { failureCode, mayPass } from "./failure.ts";

const failing = (code: string) => Object.assign(new Error("failed"), { code });

describe("a failure of the database", () => {
	test("is known by the code of what caused it", () => {
		expect(failureCode(failing("28P01"))).toBe("28P01");
		expect(failureCode(new Error("query", { cause: failing("23505") }))).toBe("23505");
		expect(failureCode(new AggregateError([failing("ECONNREFUSED")]))).toBe("ECONNREFUSED");
		expect(failureCode(new Error("timeout"))).toBeUndefined();
		expect(failureCode("text")).toBeUndefined();
	});

	test.each(["ECONNREFUSED", "ENOTFOUND", "ETIMEDOUT", "08006", "53300", "57P01", "57P03"])(
		"%s may pass",
		(code) => {
			expect(mayPass(failing(code))).toBe(true);
		},
	);

	test.each(["28P01", "28000", "3D000", "42501", "42P07"])("%s stays", (code) => {
		expect(mayPass(failing(code))).toBe(false);
	});

	test("without a code may pass: a timeout has none", () => {
		expect(mayPass(new Error("timeout expired"))).toBe(true);
	});
});
