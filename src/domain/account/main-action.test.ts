import { describe, expect, it } from "vitest";
import { mainAction } from "./main-action.ts";
import { roles } from "./role.ts";

const nothing = { role: null, hasResult: false, isInClass: false } as const;

describe("the main button of the header", () => {
	it("visitors and students start with the quiz, in a class too", () => {
		for (const role of [null, "student"] as const)
			for (const isInClass of [false, true])
				expect(mainAction({ ...nothing, role, isInClass }).to).toBe("/quiz");
	});

	it("a student with results is led to them, and in a class to the class that waits for them", () => {
		expect(mainAction({ ...nothing, hasResult: true })).toEqual({ name: "results", to: "/results" });
		expect(mainAction({ ...nothing, role: "student", hasResult: true, isInClass: true })).toEqual({
			name: "ownClass",
			to: "/join",
		});
	});

	it("adults reach their own screen, whatever this device holds", () => {
		for (const role of roles.filter((one) => one !== "student"))
			for (const held of [false, true])
				expect(mainAction({ role, hasResult: held, isInClass: held }).to).toBe("/dashboard");
	});
});
