import { describe, test } from "node:test";
import { runTests } from "./support/vitest.ts";
import { isLong } from "./support/wait.ts";

const booking = "src/server/consultations";
const long = { SPECTRA_FAULTS: "long" };

// The short forms are part of `npm test`.
if (isLong) {
	describe("consultations", () => {
		test("200 clients book one time in 50 rounds", async () => {
			await runTests([`${booking}/many-at-once.database.test.ts`], long);
		});

		test("a server dies at every step of booking and cancelling", async () => {
			await runTests([`${booking}/server-crash.database.test.ts`], long);
		});
	});
}
