import { expect, it } from "vitest";
import { createLog, describeError } from "./log.ts";
import { Refusal } from "./refusal.ts";

/**
 * An error as a query builder throws it: the values are in the message, over several lines, before the stack.
 */
const failingQuery = (value: string): Error =>
	new Error(`Failed query: insert into contact_message values ($1)\nparams: ${value}`, {
		cause: Object.assign(new Error("disk full"), { code: "53100", name: "DatabaseError" }),
	});

it.each(["ada@example.org,my worry,\n    at home (it says)\n    at school", "scrypt$131072$8$1$P1ks", ""])(
	"the log holds no value of a failing query: %j",
	(value) => {
		const logged = describeError(failingQuery(value));
		expect(logged).toMatchObject({ error: "DatabaseError", code: "53100" });
		expect(logged.place).toMatch(/^at .*log\.test\.ts/);
		for (const piece of [value || "params", "params", "insert", "at home", "at school"])
			expect(JSON.stringify(logged)).not.toContain(piece);
	},
);

it("the log holds nothing of a stack that does not start with its message", () => {
	const error = failingQuery("ada@example.org");
	error.stack = "Error: Failed query\n    at home (ada@example.org)";
	expect(describeError(error).place).toBeUndefined();
});

it("the log holds the code of a thrown object that is no error, and no text as a code", () => {
	expect(describeError({ code: "57P01", queue: "mail" })).toEqual({ error: "object", code: "57P01" });
	expect(describeError(Object.assign(new Error("x"), { code: "ada@example.org" })).code).toBeUndefined();
	expect(describeError("ada@example.org")).toEqual({ error: "string", code: undefined });
});

it("the log holds the sentence of a refusal", () => {
	const refusal = new Refusal("The database could not be started.");
	expect(describeError(refusal)).toEqual({ error: "Refusal", reason: "The database could not be started." });
});

it("an event repeated within a second is one line with its count", () => {
	const lines: string[] = [];
	let now = 0;
	const log = createLog(
		"info",
		(line) => lines.push(line),
		() => now,
	);
	for (now = 0; now < 2500; now += 10) log.warn("request failed", { code: "53300", route: "/api/x" });
	log.warn("request failed", { code: "53300", route: "/api/y" });
	const logged = lines.map((line) => JSON.parse(line));
	expect(logged.map(({ route, repeated }) => [route, repeated])).toEqual([
		["/api/x", undefined],
		["/api/x", 99],
		["/api/x", 99],
		["/api/y", undefined],
	]);
});
