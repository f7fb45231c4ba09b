import { describe, test } from "node:test";
import { runTests } from "./support/vitest.ts";
import { isLong } from "./support/wait.ts";

// The short form is part of `npm test`.
if (isLong) {
	describe("circles", () => {
		test("200 people want 12 seats in 50 rounds, of one server and of two", async () => {
			await runTests(["src/server/circles/seats-race.database.test.ts"], { SPECTRA_FAULTS: "long" });
		});
	});
}
