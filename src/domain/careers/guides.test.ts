import { expect, it } from "vitest";
import { freeGuideIds, guideAddress, guidesOf } from "./guides.ts";

const at = (...settings: ("field" | "telescope" | "lab" | "screen")[]) =>
	settings.map((setting) => ({ setting }));

it("every career leads first to the free guide on choosing a course", () => {
	expect(guidesOf({ week: at("lab", "screen"), hasDoctorate: false })).toEqual(["read-a-course-page"]);
	expect(guidesOf({ week: at("field"), hasDoctorate: true })[0]).toBe("read-a-course-page");
});

it("a career with outdoor or telescope work leads to the guide on observing", () => {
	expect(guidesOf({ week: at("screen", "telescope"), hasDoctorate: false })[1]).toBe(
		"a-month-of-observations",
	);
	expect(guidesOf({ week: at("field"), hasDoctorate: true })[1]).toBe("a-month-of-observations");
});

it("another career that needs a doctorate leads to the guide on reading articles", () => {
	expect(guidesOf({ week: at("lab"), hasDoctorate: true })[1]).toBe("read-a-scientific-article");
});

it("a free guide has an address of its own, and a premium guide one among the premium guides", () => {
	for (const id of freeGuideIds) expect(guideAddress(id)).toBe(`/resources/${id}`);
	expect(guideAddress("a-month-of-observations")).toBe("/resources/premium?text=a-month-of-observations");
});
