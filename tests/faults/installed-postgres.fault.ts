import { describe, test } from "node:test";
import { debianPrograms, startDebianPostgres } from "./support/debian-postgres.ts";
import { runTests } from "./support/vitest.ts";
import { isLong } from "./support/wait.ts";

const programs = debianPrograms();

if (isLong && programs !== undefined) {
	describe("database tests on the machine's own PostgreSQL", () => {
		test("200 clients book one time in 50 rounds, and every other booking test passes", async () => {
			await using postgres = await startDebianPostgres(programs);
			const environment = { SPECTRA_FAULTS: "long", SPECTRA_TEST_DATABASE_URL: postgres.address };
			// zones.fault.ts compares the days of many years; here a few follow in the short form.
			await runTests(["src/server/consultations", "--exclude=**/zones.database.test.ts"], environment);
		});

		test("the contract, the tests of the platform, of payments, of live views and of backups pass", async () => {
			await using postgres = await startDebianPostgres(programs);
			const words = [
				"tests/contract",
				"src/server/platform",
				"src/server/billing",
				"src/server/classes/watch",
				"src/server/consultations/zones",
			];
			const environment = { SPECTRA_FAULTS: "short", SPECTRA_TEST_DATABASE_URL: postgres.address };
			await runTests([...words, "src/server/operator/backups"], environment);
		});
	});
}
