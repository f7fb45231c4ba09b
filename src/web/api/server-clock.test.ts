import { expect, it, vi } from "vitest";
import { toInstant } from "#domain/shared/instant.ts";
import { learnServerTime, presentMs } from "./server-clock.ts";

it("serverNow uses the server's clock if the device's clock is far off, and the device's clock otherwise", () => {
	vi.useFakeTimers({ now: new Date("2027-11-22T10:00:00Z") });
	learnServerTime("Sun, 22 Nov 2026 10:00:00 GMT");
	expect(toInstant(new Date(presentMs()))).toBe("2026-11-22T10:00:00.000Z");
	vi.advanceTimersByTime(90_000);
	expect(toInstant(new Date(presentMs()))).toBe("2026-11-22T10:01:30.000Z");
	learnServerTime(null);
	learnServerTime("nonsense");
	expect(new Date(presentMs()).getUTCFullYear()).toBe(2026);
	learnServerTime("Mon, 22 Nov 2027 10:01:55 GMT");
	expect(presentMs()).toBe(Date.now());
	vi.useRealTimers();
});
