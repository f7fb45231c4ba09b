import { expect, it } from "vitest";
import { type WayOn, waysOnByUse } from "./after-seconde.ts";

const wayOn = (kind: WayOn["kind"], isUsual: boolean): WayOn => ({ kind, isUsual, note: "" });

it("usual ways on precede the others, each group in the order of the drawing", () => {
	const waysOn = [wayOn("bts", false), wayOn("but", true), wayOn("university", false), wayOn("prepa", true)];
	expect(waysOnByUse(waysOn).map(({ kind }) => kind)).toEqual(["prepa", "but", "university", "bts"]);
});
