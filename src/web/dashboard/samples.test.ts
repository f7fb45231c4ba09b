import { expect, it } from "vitest";
import { sampleParent, sampleTeacher } from "./samples.ts";

it("the samples are the specification's figures of a class and of a child", () => {
	expect(sampleTeacher.activeStudents).toBe(24);
	expect(sampleTeacher.interests.map(({ percent }) => percent)).toEqual([32, 28, 20]);
	expect(sampleParent.interests.map(({ level }) => level)).toEqual(["high", "medium", "high"]);
});
