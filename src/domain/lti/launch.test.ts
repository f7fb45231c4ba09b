import { describe, expect, it } from "vitest";
import { classNameOf, courseRoleOf } from "./launch.ts";

const membership = "http://purl.imsglobal.org/vocab/lis/v2/membership";

describe("the role in a course", () => {
	it.each([
		[["Instructor"], "teacher"],
		[[`${membership}#Instructor`], "teacher"],
		[[`${membership}#ContentDeveloper`], "teacher"],
		[[`${membership}/Instructor#TeachingAssistant`], "teacher"],
		[[`${membership}#Learner`], "pupil"],
		[[`${membership}/Learner#NonCreditLearner`], "pupil"],
		[[`${membership}#Mentor`], undefined],
		[[], undefined],
	])("the role in a course of %j is %s", (roles, role) => {
		expect(courseRoleOf(roles)).toBe(role);
	});

	it("the role is a pupil's as soon as one role is: no pupil chooses the class", () => {
		expect(courseRoleOf([`${membership}#Instructor`, `${membership}#Learner`])).toBe("pupil");
	});

	it("the role follows from the course alone, not from the school or the whole platform", () => {
		const elsewhere = [
			"http://purl.imsglobal.org/vocab/lis/v2/institution/person#Instructor",
			"http://purl.imsglobal.org/vocab/lis/v2/system/person#Administrator",
			"http://evil.example/membership#Instructor",
		];
		expect(courseRoleOf(elsewhere)).toBeUndefined();
		expect(courseRoleOf([...elsewhere, `${membership}#Learner`])).toBe("pupil");
	});
});

describe("the name of a class for a course", () => {
	it("the name of a class is the title of the course on one line, cut at sixty characters", () => {
		expect(classNameOf("  Physics\n 2\u0000 ")).toBe("Physics 2");
		expect(classNameOf("")).toBe("");
		const long = classNameOf("é".repeat(80));
		expect([[...long].length, long.endsWith("é…")]).toEqual([60, true]);
	});
});
