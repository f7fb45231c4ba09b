import { describe, expect, it } from "vitest";
import { readerOf } from "./reader.ts";
import { roles } from "./role.ts";

describe("who a sentence speaks to", () => {
	it("is an adult for every role but the student's, and a student where nobody is known", () => {
		for (const role of roles) expect(readerOf(role), role).toBe(role === "student" ? "student" : "adult");
		expect(readerOf(null)).toBe("student");
	});
});
