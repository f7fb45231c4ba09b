import { expect, it } from "vitest";
import { nameRows } from "./name-rows.ts";

it("nameRows keeps names that are two slots apart in the upper row", () => {
	expect(nameRows([0, 2, 7, 11])).toEqual([0, 0, 0, 0]);
});

it("nameRows lets neighbours alternate, so that no two names of a row are less than two slots apart", () => {
	expect(nameRows([1, 2, 3, 4])).toEqual([0, 1, 0, 1]);
	for (let lit = 0; lit < 2 ** 14; lit++) {
		const slots = Array.from({ length: 14 }, (_, slot) => slot).filter((slot) => lit & (1 << slot));
		const rows = nameRows(slots);
		for (const row of [0, 1]) {
			const inRow = slots.filter((_, index) => rows[index] === row);
			for (const [position, slot] of inRow.entries())
				expect(slot - (inRow[position - 1] ?? -2)).toBeGreaterThan(1);
		}
	}
});
