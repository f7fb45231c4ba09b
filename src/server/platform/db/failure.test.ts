import { describe, expect, test } from "vitest";
import { failureCode, isDatabaseUnavailable, reasonOf } from "./failure.ts";

const failing = (code: string) => Object.assign(new Error("failed"), { code });

describe("a failure of the database", () => {
	test("the code of a failure is that of its cause", () => {
		expect(failureCode(failing("28P01"))).toBe("28P01");
		expect(failureCode(new Error("query", { cause: failing("23505") }))).toBe("23505");
		expect(failureCode(new AggregateError([failing("ECONNREFUSED")]))).toBe("ECONNREFUSED");
		expect(failureCode(new Error("timeout"))).toBeUndefined();
		expect(failureCode("text")).toBeUndefined();
	});

	test.each([
		"ECONNREFUSED",
		"ENOTFOUND",
		"EAI_AGAIN",
		"ETIMEDOUT",
		"08006",
		"53300",
		"57P01",
		"57P03",
		"57014",
		"55P03",
		"25P03",
		"25006",
	])("the code %s is temporary", (code) => {
		expect(isDatabaseUnavailable(failing(code))).toBe(true);
		expect(isDatabaseUnavailable(new Error("query", { cause: failing(code) }))).toBe(true);
	});

	test.each(["28P01", "28000", "3D000", "42501", "42P07", "23505", "25001", "DEPTH_ZERO_SELF_SIGNED_CERT"])(
		"the code %s is permanent",
		(code) => {
			expect(isDatabaseUnavailable(failing(code))).toBe(false);
		},
	);

	test.each(["timeout expired", "Connection terminated unexpectedly", "Query read timeout"])(
		"the driver's '%s' is temporary, without a code",
		(message) => {
			expect(isDatabaseUnavailable(new Error(message))).toBe(true);
		},
	);

	test.each([
		["SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a string", /password/],
		["The server does not support SSL connections", /encryption/],
		["self-signed certificate", /certificate is not trusted/],
	])("'%s' is permanent, and described in words", (message, words) => {
		expect(isDatabaseUnavailable(new Error(message))).toBe(false);
		expect(reasonOf(new Error(message))).toMatch(words);
	});

	test("the description of a failure holds its code, never the query", () => {
		expect(reasonOf(new Error("params: ada@example.org", { cause: failing("28P01") }))).toBe(
			"the user's name or password is wrong (28P01)",
		);
		expect(reasonOf(new Error("params: ada@example.org", { cause: failing("XX000") }))).toBe("XX000");
		expect(reasonOf(new Error("params: ada@example.org"))).toBe("Error");
	});
});
