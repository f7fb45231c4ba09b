import type { Locator } from "@playwright/test";
import { capitalsIn, minCapitalHeight } from "./letter-heights.ts";
import { expect } from "./page-test.ts";

/** Every text of the live view is legible from the last row, and nothing is cut off. */
export const expectReadFromTheLastRow = async (wall: Locator): Promise<void> => {
	const capitals = await capitalsIn(wall);
	expect(capitals.length).toBeGreaterThan(3);
	expect(capitals.filter(({ height }) => height < minCapitalHeight)).toEqual([]);
	const hidden = await wall.evaluate((dialog) => {
		const stage = dialog.firstElementChild;
		return stage === null ? 1 : stage.scrollHeight - stage.clientHeight;
	});
	expect(hidden).toBeLessThanOrEqual(0);
};
