import { describe, expect, it } from "vitest";
import { readerOf } from "./reader.ts";
import { roles } from "./role.ts";

describe("readerOf", () => {
	it("every role but the student's is addressed as an adult, and a visitor as a student", () => {
		for (const role of roles) expect(readerOf(role), role).toBe(role === "student" ? "student" : "adult");
		expect(readerOf(null)).toBe("student");
	});
});
