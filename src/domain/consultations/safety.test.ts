import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
	bookingObstacles,
	conductVersion,
	isListed,
	obstaclesOf,
	readReport,
	type SafetyFacts,
	suspends,
} from "./safety.ts";

const cleared: SafetyFacts = {
	isIllustrative: false,
	isIdentityChecked: true,
	acceptedConduct: conductVersion,
	isPaused: false,
	isSuspended: false,
};

const anyFacts: fc.Arbitrary<SafetyFacts> = fc.record({
	isIllustrative: fc.boolean(),
	isIdentityChecked: fc.boolean(),
	acceptedConduct: fc.option(fc.integer({ min: 0, max: conductVersion + 1 })),
	isPaused: fc.boolean(),
	isSuspended: fc.boolean(),
});

describe("obstaclesOf", () => {
	it("a checked researcher who has accepted the code of conduct can be booked", () => {
		expect(obstaclesOf(cleared)).toEqual([]);
	});

	it.each([
		[{ isIdentityChecked: false }, "identity_unchecked"],
		[{ acceptedConduct: null }, "conduct_open"],
		[{ acceptedConduct: conductVersion - 1 }, "conduct_open"],
		[{ isPaused: true }, "paused"],
		[{ isSuspended: true }, "suspended"],
	])("%j is the obstacle %s", (change, obstacle) => {
		expect(obstaclesOf({ ...cleared, ...change })).toEqual([obstacle]);
	});

	it("an invented researcher needs neither a check nor a promise", () => {
		const invented = { ...cleared, isIllustrative: true, isIdentityChecked: false, acceptedConduct: null };
		expect(obstaclesOf(invented)).toEqual([]);
	});

	it("no real researcher can be booked without a check and the current code of conduct, whatever else is true", () => {
		fc.assert(
			fc.property(anyFacts, (facts) => {
				const isCleared = facts.isIdentityChecked && facts.acceptedConduct === conductVersion;
				if (!facts.isIllustrative && !isCleared) expect(obstaclesOf(facts)).not.toEqual([]);
			}),
		);
	});

	it("obstacles are listed once, the gravest first, and each new fact only adds one", () => {
		fc.assert(
			fc.property(anyFacts, (facts) => {
				const obstacles = obstaclesOf(facts);
				expect(obstacles).toEqual(bookingObstacles.filter((one) => obstacles.includes(one)));
				const suspended = obstaclesOf({ ...facts, isSuspended: true });
				expect(suspended[0]).toBe("suspended");
				expect(suspended.filter((one) => one !== "suspended")).toEqual(
					obstacles.filter((one) => one !== "suspended"),
				);
			}),
		);
	});
});

describe("isListed", () => {
	it("a break hides no researcher, and every other obstacle does", () => {
		fc.assert(
			fc.property(anyFacts, (facts) => {
				const others = obstaclesOf(facts).filter((obstacle) => obstacle !== "paused");
				expect(isListed(facts)).toBe(others.length === 0);
			}),
		);
	});
});

describe("reports", () => {
	it("a student's or a guardian's report suspends the researcher, and a researcher's own does not", () => {
		expect(suspends("student")).toBe(true);
		expect(suspends("guardian")).toBe(true);
		expect(suspends("researcher")).toBe(false);
	});

	it("a report has words", () => {
		expect(readReport(" \n ")).toEqual({ ok: false, code: "forms.required" });
		expect(readReport(" A problem. ")).toEqual({ ok: true, value: "A problem." });
	});
});
