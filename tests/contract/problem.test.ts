import { expect, it } from "vitest";
import { problemSchema, problemStatus } from "#contract/problem.ts";
import { problemCodes } from "#domain/shared/problem-code.ts";

it("answers every failure with a status of failure", () => {
	for (const code of problemCodes) {
		expect(problemStatus[code]).toBeGreaterThanOrEqual(400);
		expect(problemStatus[code]).toBeLessThan(600);
		expect(problemSchema.parse({ code })).toEqual({ code });
	}
	expect(Object.keys(problemStatus).sort()).toEqual([...problemCodes].sort());
});

it("refuses a code that nobody has a sentence for", () => {
	expect(problemSchema.safeParse({ code: "common.made_up" }).success).toBe(false);
});
