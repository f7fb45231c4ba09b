import { describe, expect, it } from "vitest";
import type { Instant } from "../shared/instant.ts";
import { type ClockMemory, clockMemoryAfter } from "./clock-trust.ts";

const believedAt: Instant = "2027-03-01T10:00:00.000Z";
const believed: ClockMemory = { believedAt, doubtedAt: null };
const inTenYears: Instant = "2037-03-01T10:00:00.000Z";
const tenYearsAgo: Instant = "2017-03-01T10:00:00.000Z";

describe("the clock of an installation", () => {
	it("a first clock, and one that has moved by a month at most, is believed", () => {
		for (const now of [believedAt, "2027-04-01T10:00:00.000Z", "2027-01-29T10:00:00.000Z"] as const)
			expect(clockMemoryAfter(believed, now)).toEqual({ believedAt: now, doubtedAt: null });
		expect(clockMemoryAfter({ believedAt: null, doubtedAt: null }, inTenYears).doubtedAt).toBeNull();
	});

	it("a clock that jumps by ten years is in doubt, forwards and backwards, until it is right again", () => {
		for (const wrong of [inTenYears, tenYearsAgo]) {
			const doubted = clockMemoryAfter(believed, wrong);
			expect(doubted).toEqual({ believedAt, doubtedAt: wrong });
			const right: Instant = "2027-03-01T18:00:00.000Z";
			expect(clockMemoryAfter(doubted, right)).toEqual({ believedAt: right, doubtedAt: null });
		}
	});

	it("a clock that has gone on for a day after its jump is believed, and not a minute earlier", () => {
		const doubted = clockMemoryAfter(believed, inTenYears);
		expect(clockMemoryAfter(doubted, "2037-03-02T09:59:00.000Z")).toEqual(doubted);
		expect(clockMemoryAfter(doubted, "2037-03-02T10:00:00.000Z")).toEqual({
			believedAt: "2037-03-02T10:00:00.000Z",
			doubtedAt: null,
		});
	});

	it("another jump while the clock is in doubt begins the doubt anew", () => {
		const doubted = clockMemoryAfter(believed, inTenYears);
		for (const again of ["2047-03-01T10:00:00.000Z", "2036-03-01T10:00:00.000Z"] as const)
			expect(clockMemoryAfter(doubted, again)).toEqual({ believedAt, doubtedAt: again });
	});
});
