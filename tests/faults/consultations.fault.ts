import { describe, test } from "node:test";
import { runTests } from "./support/vitest.ts";
import { isLong } from "./support/wait.ts";

const booking = "src/server/consultations";
const long = { SPECTRA_FAULTS: "long" };

// The short forms are among the tests that `npm test` runs anyway.
if (isLong) {
	describe("consultations", () => {
		test("200 people at one time, 50 rounds", async () => {
			await runTests([`${booking}/many-at-once.database.test.ts`], long);
		});

		test("a server that dies at every step of booking and cancelling", async () => {
			await runTests([`${booking}/dying.database.test.ts`], long);
		});
	});
}
