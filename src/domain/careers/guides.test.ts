import { expect, it } from "vitest";
import { guidesOf } from "./guides.ts";

const at = (...settings: ("field" | "telescope" | "lab" | "screen")[]) =>
	settings.map((setting) => ({ setting }));

it("a career with outdoor or telescope work leads to the guide on observing", () => {
	expect(guidesOf({ week: at("screen", "telescope"), hasDoctorate: false })).toEqual([
		"a-month-of-observations",
	]);
});

it("a career that needs a doctorate leads to the guide on reading articles", () => {
	expect(guidesOf({ week: at("lab"), hasDoctorate: true })).toEqual(["read-a-scientific-article"]);
	expect(guidesOf({ week: at("field"), hasDoctorate: true })).toHaveLength(2);
});

it("any other career leads to the guide on choosing a course", () => {
	expect(guidesOf({ week: at("lab", "screen"), hasDoctorate: false })).toEqual(["read-a-course-page"]);
});
