import { expect, it } from "vitest";
import { arrangeLines } from "./arrange-lines.ts";

it("arrangeLines puts full groups of five side by side, the last with the remainder, and then the lines outside the picture", () => {
	const { lines, groups } = arrangeLines(20, 2, 6);
	expect(lines.map(({ kind }) => kind[0]).join("")).toBe("ssssssssssssssssssssww".padEnd(28, "m"));
	expect(groups.map(({ isFull }) => isFull)).toEqual([true, true, true, true, false]);
	expect(arrangeLines(28, 0, 0).groups).toHaveLength(5);
	const [last] = arrangeLines(28, 0, 0).groups.slice(-1);
	expect((last?.to ?? 0) - (last?.from ?? 0)).toBeCloseTo((8 * 100) / 32);
});

it("arrangeLines keeps every line on the wall, in order, and a small class together", () => {
	for (const [shown, waiting, missing] of [
		[0, 0, 0],
		[0, 0, 1],
		[5, 0, 0],
		[55, 4, 1],
		[0, 3, 57],
	] as const) {
		const { lines } = arrangeLines(shown, waiting, missing);
		const places = lines.map(({ at }) => at);
		expect(places).toHaveLength(shown + waiting + missing);
		expect(places).toEqual([...places].sort((one, other) => one - other));
		for (const at of places) expect(at > 0 && at < 100).toBe(true);
	}
	expect(arrangeLines(0, 0, 5).lines.at(-1)?.at).toBeLessThan(20);
});
