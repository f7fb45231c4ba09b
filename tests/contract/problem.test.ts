import { expect, it } from "vitest";
import { problemSchema, problemStatus } from "#contract/problem.ts";
import { problemCodes } from "#domain/shared/problem-code.ts";

it("every problem has an error status", () => {
	for (const code of problemCodes) {
		expect(problemStatus[code]).toBeGreaterThanOrEqual(400);
		expect(problemStatus[code]).toBeLessThan(600);
		expect(problemSchema.parse({ code })).toEqual({ code });
	}
	expect(Object.keys(problemStatus).sort()).toEqual([...problemCodes].sort());
});

it("an unknown problem code is refused", () => {
	expect(problemSchema.safeParse({ code: "common.made_up" }).success).toBe(false);
});
