import { describe, test } from "node:test";
import { debianPrograms, startDebianPostgres } from "./support/debian-postgres.ts";
import { runTests } from "./support/vitest.ts";
import { isLong } from "./support/wait.ts";

const programs = debianPrograms();

if (isLong && programs !== undefined) {
	describe("consultations on the machine's own PostgreSQL", () => {
		test("200 clients book one time in 50 rounds, and every other booking test passes", async () => {
			await using postgres = await startDebianPostgres(programs);
			const environment = { SPECTRA_FAULTS: "long", SPECTRA_TEST_DATABASE_URL: postgres.address };
			await runTests(["src/server/consultations"], environment);
		});
	});
}
