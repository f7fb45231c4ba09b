import { describe, expect, it } from "vitest";
import { minOverlapping } from "./toast-position.ts";

const row = (top: number, bottom: number) => ({ left: 0, right: 100, top, bottom });
const bottom = { ...row(80, 100), name: "bottom" };
const top = { ...row(0, 20), name: "top" };

describe("leastOverlapping", () => {
	it("the first place is chosen if nothing is in the way or all places overlap equally", () => {
		expect(minOverlapping([bottom, top], [])).toBe(bottom);
		const both = [
			{ ...row(0, 10), weight: 1 },
			{ ...row(90, 100), weight: 1 },
		];
		expect(minOverlapping([bottom, top], both)).toBe(bottom);
	});

	it("another place is chosen if the first one would cover an obstacle", () => {
		const beside = { left: 200, right: 300, top: 80, bottom: 100, weight: 9 };
		expect(minOverlapping([bottom, top], [beside])).toBe(bottom);
		expect(minOverlapping([bottom, top], [{ ...row(70, 85), weight: 1 }])).toBe(top);
	});

	it("covering a large unimportant area is better than covering the focused element", () => {
		const focused = { ...row(95, 100), weight: 100 };
		const others = { ...row(0, 20), weight: 1 };
		expect(minOverlapping([bottom, top], [focused, others])).toBe(top);
	});
});
