import { describe, expect, it } from "vitest";
import { settingsOfWeek, type WeekPart, type WorkSetting } from "./setting.ts";

const week = (...parts: readonly [WorkSetting, number][]): WeekPart[] =>
	parts.map(([setting, share]) => ({ text: "…", setting, parts: share }));

describe("settingsOfWeek", () => {
	it("the setting of most of the week is first", () => {
		expect(settingsOfWeek(week(["desk", 1], ["sea", 5], ["lab", 3]))).toEqual(["sea", "lab", "desk"]);
	});

	it("shares of one setting in several parts of the week are added", () => {
		expect(settingsOfWeek(week(["lab", 2], ["screen", 3], ["lab", 2], ["people", 1]))).toEqual([
			"lab",
			"screen",
			"people",
		]);
	});

	it("settings with equal shares keep the order of the week", () => {
		expect(settingsOfWeek(week(["people", 2], ["desk", 2], ["lab", 4]))).toEqual(["lab", "people", "desk"]);
		expect(settingsOfWeek(week(["desk", 2], ["lab", 4], ["people", 2]))).toEqual(["lab", "desk", "people"]);
	});
});
