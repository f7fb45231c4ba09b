import { describe, test } from "node:test";
import { runTests } from "./support/vitest.ts";
import { isLong } from "./support/wait.ts";

if (isLong) {
	describe("slots", () => {
		test("the slots of 200,000 days equal those by PostgreSQL's own zones", async () => {
			const said = await runTests(["src/server/consultations/zones.database.test.ts"], {
				SPECTRA_FAULTS: "long",
			});
			console.log(said.match(/zones of other data.*|\d+ days in .*/g)?.join("\n"));
		});
	});
}
