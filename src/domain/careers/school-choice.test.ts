import { expect, it } from "vitest";
import { type WayOn, waysOnByUse } from "./school-choice.ts";

const wayOn = (kind: string, isUsual: boolean): WayOn => ({ kind, isUsual, note: "" });

it("usual ways on precede the others, each group in the order of the drawing", () => {
	const waysOn = [wayOn("bts", false), wayOn("but", true), wayOn("university", false), wayOn("prepa", true)];
	const kinds = ["university", "prepa", "but", "bts"].map((id) => ({ id, label: id }));
	expect(waysOnByUse({ waysOn, kinds }).map(({ kind }) => kind)).toEqual([
		"prepa",
		"but",
		"university",
		"bts",
	]);
});
