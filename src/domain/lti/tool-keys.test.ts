import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addMinutes } from "../shared/elapsed.ts";
import type { Instant } from "../shared/instant.ts";
import { endedKeys, keyDays, nextKeyFrom, signingKeyAt, type ToolKeyTimes } from "./tool-keys.ts";

const start: Instant = "2027-01-01T00:00:00.000Z";
const dayAfter = (days: number): Instant => addMinutes(start, days * 24 * 60);

describe("the keys of the site", () => {
	it("the latest whose time has come signs", () => {
		const keys = [dayAfter(0), dayAfter(91), dayAfter(182)].map((signsFrom) => ({ signsFrom }));
		expect(signingKeyAt(keys, dayAfter(100))).toBe(keys[1]);
		expect(signingKeyAt(keys, dayAfter(-1))).toBeUndefined();
	});

	it("each is published for a day before it signs and for a week after, whenever they are renewed", () => {
		const gaps = fc.array(fc.double({ min: 0.01, max: 30, noNaN: true }), { minLength: 20, maxLength: 80 });
		fc.assert(
			fc.property(gaps, (waits) => {
				let day = 0;
				let keys: ToolKeyTimes[] = [{ signsFrom: start }];
				const published = new Map<Instant, number>([[start, -keyDays.announced]]);
				for (const wait of waits) {
					day += wait;
					const now = dayAfter(day);
					const next = nextKeyFrom(keys, now);
					if (next !== null) {
						keys = [...keys, { signsFrom: next }];
						published.set(next, day);
					}
					const ended = endedKeys(keys, now);
					const signing = signingKeyAt(keys, now);
					expect(signing).toBeDefined();
					expect(ended).not.toContain(signing);
					for (const key of ended) {
						const successor = keys.filter(({ signsFrom }) => signsFrom > key.signsFrom)[0];
						expect(successor && successor.signsFrom <= dayAfter(day - keyDays.kept)).toBe(true);
					}
					keys = keys.filter((key) => !ended.includes(key));
					expect(keys.length).toBeLessThanOrEqual(3);
				}
				for (const [signsFrom, drawnOn] of published)
					expect(signsFrom >= dayAfter(drawnOn + keyDays.announced - 0.001)).toBe(true);
			}),
		);
	});
});
