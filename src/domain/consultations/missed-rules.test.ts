import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addMinutes } from "../shared/elapsed.ts";
import type { Instant } from "../shared/instant.ts";
import { type MissedReports, missedOutcomes, type Side, sides } from "./missed.ts";
import {
	automaticRefunds,
	mayReportMissed,
	missedOf,
	missedStateOf,
	otherSide,
	outcomeOfReport,
} from "./missed-rules.ts";

const startsAt: Instant = "2027-03-01T09:00:00.000Z";
const appointment = { startsAt, duration: "30min" } as const;
const week = 7 * 24 * 60;
const minute = (minutes: number) => addMinutes(startsAt, minutes);
const may = (side: Side, now: Instant, reports: MissedReports | null = null) =>
	mayReportMissed(missedOf(appointment, reports, side), side, now);
const byResearcher = { studentReportedAt: null, researcherReportedAt: minute(40), outcome: "kept" } as const;
const byStudent = { studentReportedAt: minute(15), researcherReportedAt: null, outcome: "refunded" } as const;

describe("when a missed appointment can be reported", () => {
	it.each(sides)(
		"the %s can report it from ten minutes after the start until a week after the end",
		(side) => {
			expect([may(side, minute(9)), may(side, minute(10))]).toEqual([false, true]);
			expect([may(side, minute(30 + week)), may(side, minute(31 + week))]).toEqual([true, false]);
		},
	);

	it("each side once, and the other has a week from then to answer", () => {
		const late = { ...byResearcher, researcherReportedAt: minute(week) };
		expect(may("researcher", minute(41), byResearcher)).toBe(false);
		expect(may("student", minute(2 * week), late)).toBe(true);
		expect(may("student", minute(2 * week + 1), late)).toBe(false);
	});

	it("a report before the end shortens nothing", () => {
		expect(may("researcher", minute(30 + week), byStudent)).toBe(true);
	});
});

describe("the outcome of a report", () => {
	it("a student's word refunds while the researcher has said nothing", () => {
		expect(outcomeOfReport("student", null, 0)).toBe("refunded");
	});

	it("a student who was refunded often in a year waits for an operator", () => {
		expect(outcomeOfReport("student", null, automaticRefunds - 1)).toBe("refunded");
		expect(outcomeOfReport("student", null, automaticRefunds)).toBe("undecided");
	});

	it("a student who contradicts the researcher waits for an operator", () => {
		expect(outcomeOfReport("student", byResearcher, 0)).toBe("undecided");
	});

	it("a researcher's word refunds nothing and takes back nothing", () => {
		const outcomes = fc.constantFrom(...missedOutcomes);
		fc.assert(
			fc.property(outcomes, fc.nat(), (outcome, refunds) => {
				expect(outcomeOfReport("researcher", null, refunds)).toBe("kept");
				expect(outcomeOfReport("researcher", { ...byStudent, outcome }, refunds)).toBe(outcome);
			}),
		);
	});

	it("no second word moves money, in either order", () => {
		for (const side of sides) {
			const first = { ...byStudent, outcome: outcomeOfReport(side, null, 0) };
			expect(outcomeOfReport(otherSide(side), first, 0) === "refunded").toBe(first.outcome === "refunded");
		}
	});
});

describe("what is said of it", () => {
	it("the state of a missed appointment depends on the outcome and on who has reported", () => {
		const said = (reports: MissedReports | null) => missedStateOf(missedOf(appointment, reports, "student"));
		const both = { studentReportedAt: minute(15), researcherReportedAt: minute(40) };
		expect([null, byStudent, byResearcher].map(said)).toEqual([null, "refunded", "kept"]);
		expect(missedOutcomes.map((outcome) => said({ ...both, outcome }))).toEqual([
			"refundedBoth",
			"decidedKept",
			"undecided",
		]);
	});
});
