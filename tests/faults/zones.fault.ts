import { describe, test } from "node:test";
import { runTests } from "./support/vitest.ts";
import { isLong } from "./support/wait.ts";

if (isLong) {
	describe("slots", () => {
		test("on 200,000 days are what PostgreSQL's own zones say", async () => {
			const said = await runTests(["src/server/consultations/zones.database.test.ts"], {
				SPECTRA_FAULTS: "long",
			});
			console.log(said.match(/zones of other data.*|\d+ days in .*/g)?.join("\n"));
		});
	});
}
