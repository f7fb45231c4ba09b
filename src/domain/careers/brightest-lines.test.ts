import { describe, expect, it } from "vitest";
import { brightestLines } from "./brightest-lines.ts";
import { spectrum } from "./category.ts";

const linesOf = (counts: Readonly<Record<string, number>>) =>
	spectrum.map(({ key }) => ({ key, count: counts[key] ?? 0 }));

describe("brightestLines", () => {
	it("the brightest lines are named, and all that are level with the last of them", () => {
		const lines = linesOf({ biology: 8, health: 5, chemistry: 4, food: 4, earth: 1 });
		expect([...brightestLines(lines, 3)].sort()).toEqual(["biology", "chemistry", "food", "health"]);
	});

	it("a line without light is never among the brightest", () => {
		expect([...brightestLines(linesOf({ physics: 1 }), 3)]).toEqual(["physics"]);
		expect([...brightestLines(linesOf({}), 3)]).toEqual([]);
	});
});
