import { describe, expect, it } from "vitest";
import { readerOf } from "./reader.ts";
import { roles } from "./role.ts";

describe("who a sentence speaks to", () => {
	it("is an adult for every role but the student's, and a student where nobody is known", () => {
		expect(roles.map(readerOf)).toEqual(["student", "adult", "adult", "adult"]);
		expect(readerOf(null)).toBe("student");
	});
});
