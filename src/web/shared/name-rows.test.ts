import { expect, it } from "vitest";
import { nameRows, nameWidth } from "./name-rows.ts";

const named = (places: readonly number[], width: number) =>
	places.map((place) => ({ key: place, place, width }));
const rowsAt = (places: readonly number[], most?: number) =>
	[...nameRows(named(places, 0.3), most)].map(([, { row }]) => row);

it("nameRows keeps names far apart in one row, and gives neighbours rows of their own", () => {
	expect(rowsAt([0.2, 0.6])).toEqual([0, 0]);
	expect(rowsAt([0.46, 0.54, 0.61])).toEqual([0, 1, 2]);
	expect(rowsAt([])).toEqual([]);
});

it("nameRows leaves out the last names where the rows have no room", () => {
	expect(rowsAt([0.54, 0.46, 0.61], 2)).toEqual([0, 1]);
	expect([...nameRows(named([0.54, 0.46, 0.61], 0.3), 2).keys()]).toEqual([0.54, 0.46]);
});

it("nameRows centres a name on its line, but for the ends of the spectrum", () => {
	expect([...nameRows(named([0.5, 0, 1], 0.2)).values()].map(({ before }) => before.toFixed(3))).toEqual([
		"0.500",
		"0.000",
		"1.000",
	]);
});

it("nameRows keeps every name inside the spectrum and clear of the others, whichever lines have names", () => {
	const lines = Array.from({ length: 14 }, (_, slot) => (slot + 0.5) / 14);
	for (let chosen = 0; chosen < 2 ** 14; chosen += 37) {
		const names = named(
			lines.filter((_, slot) => chosen & (1 << slot)),
			0.05 + (chosen % 7) / 20,
		);
		const placed = nameRows(names);
		const spans = names.map(({ key, place, width }) => {
			const { row, before } = placed.get(key) ?? { row: -1, before: 0 };
			return { row, from: place - before * width, to: place + (1 - before) * width };
		});
		for (const [index, one] of spans.entries()) {
			expect(one.row).toBeGreaterThanOrEqual(0);
			expect(one.from).toBeGreaterThan(-1e-9);
			expect(one.to).toBeLessThan(1 + 1e-9);
			for (const other of spans.slice(index + 1))
				expect(one.row !== other.row || one.to <= other.from + 1e-9 || other.to <= one.from + 1e-9).toBe(
					true,
				);
		}
	}
});

it("nameWidth grows with the text and leaves a gap", () => {
	expect(nameWidth("Maths", 10)).toBeCloseTo(31.8);
});
