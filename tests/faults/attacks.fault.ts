import { describe, test } from "node:test";
import { runTests } from "./support/vitest.ts";
import { isLong } from "./support/wait.ts";

if (isLong) {
	describe("attackers", () => {
		test("come to nothing in thousands of random orders of what they and their victims do", async () => {
			await runTests(["tests/attacks"], { SPECTRA_ATTACKS: "50" });
		});
	});
}
