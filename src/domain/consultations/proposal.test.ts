import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addMinutes } from "../shared/elapsed.ts";
import type { Instant } from "../shared/instant.ts";
import {
	answerByOf,
	answerMinutes,
	isAnswerable,
	maxProposedTimes,
	mayPropose,
	proposableTimes,
	proposalNoticeMinutes,
	proposedAheadMinutes,
	readProposedTimes,
} from "./proposal.ts";

const now: Instant = "2027-03-01T09:00:00.000Z";
const later = (minutes: number) => addMinutes(now, minutes);
const day = 24 * 60;
const hour = { duration: "60min" } as const;

describe("proposing other times", () => {
	it("other times can be proposed until two hours before a confirmed consultation", () => {
		const at = (minutes: number, status = "confirmed" as "confirmed" | "cancelled" | "completed") =>
			mayPropose({ startsAt: later(minutes), status }, now);
		expect([at(proposalNoticeMinutes), at(proposalNoticeMinutes - 1), at(-30)]).toEqual([true, false, false]);
		expect([at(day, "cancelled"), at(day, "completed")]).toEqual([false, false]);
	});

	it("the offered times are free, long enough and half a day ahead", () => {
		const slots = [
			{ startsAt: later(proposedAheadMinutes - 30), durations: ["30min" as const, "60min" as const] },
			{ startsAt: later(proposedAheadMinutes), durations: ["30min" as const, "60min" as const] },
			{ startsAt: later(day), durations: ["30min" as const] },
			{ startsAt: later(2 * day), durations: [] },
		];
		expect(proposableTimes(slots, hour, now)).toEqual([later(proposedAheadMinutes)]);
		expect(proposableTimes(slots, { duration: "30min" }, now)).toEqual([
			later(proposedAheadMinutes),
			later(day),
		]);
	});

	it("a proposal takes free times that exclude each other, in any order", () => {
		const free = [day, day + 30, day + 60, 2 * day].map(later);
		const read = (...minutes: number[]) => readProposedTimes(minutes.map(later), free, hour);
		expect(read(2 * day, day)).toEqual({ ok: true, value: [later(day), later(2 * day)] });
		expect(read(day, day + 60)).toMatchObject({ ok: true });
		expect(read()).toMatchObject({ code: "desk.times_missing" });
		expect(read(day, day)).toMatchObject({ code: "desk.times_overlap" });
		expect(read(day, day + 30)).toMatchObject({ code: "desk.times_overlap" });
		expect(read(3 * day)).toMatchObject({ code: "desk.time_not_free" });
	});
});

describe("the answer", () => {
	it("the student has three days to answer, and at most until the first of all times", () => {
		const by = (startsAt: number, ...times: number[]) =>
			answerByOf({ startsAt: later(startsAt), times: times.map(later) }, now);
		expect(by(10 * day, 11 * day)).toBe(later(answerMinutes));
		expect(by(day, 11 * day)).toBe(later(day - 60));
		expect(by(10 * day, day, 2 * day)).toBe(later(day - 60));
	});

	it("an answer is always possible for an hour at least, and never after one of the times", () => {
		const minutes = fc.integer({ min: proposalNoticeMinutes, max: 60 * day });
		const ahead = fc.integer({ min: proposedAheadMinutes, max: 60 * day });
		const several = fc.array(ahead, { minLength: 1, maxLength: maxProposedTimes });
		fc.assert(
			fc.property(minutes, several, (startsAt, times) => {
				const all = { startsAt: later(startsAt), times: times.map(later) };
				const answerBy = answerByOf(all, now);
				expect(isAnswerable({ answerBy }, later(59))).toBe(true);
				for (const time of [all.startsAt, ...all.times]) expect(isAnswerable({ answerBy }, time)).toBe(false);
			}),
		);
	});
});
