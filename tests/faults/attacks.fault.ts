import { describe, test } from "node:test";
import { runTests } from "./support/vitest.ts";
import { isLong } from "./support/wait.ts";

if (isLong) {
	describe("random attacks", () => {
		test("attackers achieve nothing in thousands of random sequences of actions", async () => {
			await runTests(["tests/attacks"], { SPECTRA_ATTACKS: "50" });
		});
	});
}
