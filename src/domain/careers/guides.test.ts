import { expect, it } from "vitest";
import { guidesOf } from "./guides.ts";

const at = (...settings: ("field" | "telescope" | "lab" | "screen")[]) =>
	settings.map((setting) => ({ setting }));

it("leads to observing where a part of the week is spent outdoors or at a telescope", () => {
	expect(guidesOf({ week: at("screen", "telescope"), hasDoctorate: false })).toEqual([
		"a-month-of-observations",
	]);
});

it("leads to reading articles where a doctorate belongs to the road", () => {
	expect(guidesOf({ week: at("lab"), hasDoctorate: true })).toEqual(["read-a-scientific-article"]);
	expect(guidesOf({ week: at("field"), hasDoctorate: true })).toHaveLength(2);
});

it("leads to choosing a course everywhere else", () => {
	expect(guidesOf({ week: at("lab", "screen"), hasDoctorate: false })).toEqual(["read-a-course-page"]);
});
