import { describe, test } from "node:test";
import { debianPrograms, startDebianPostgres } from "./support/debian-postgres.ts";
import { runTests } from "./support/vitest.ts";
import { isLong } from "./support/wait.ts";

const booking = "src/server/flows/appointments";
const long = { SPECTRA_FAULTS: "long" };

// The short forms are among the tests that `npm test` runs anyway.
if (isLong) {
	describe("consultations", () => {
		const programs = debianPrograms();

		test("200 people at one time, 50 rounds", async () => {
			await runTests([`${booking}/crowd.database.test.ts`], long);
		});

		if (programs !== undefined) {
			test("the same on the machine's own PostgreSQL, with every test of booking", async () => {
				await using postgres = await startDebianPostgres(programs);
				await runTests([booking], { ...long, SPECTRA_TEST_DATABASE_URL: postgres.address });
			});
		}

		test("a server that dies at every step of booking and cancelling", async () => {
			await runTests([`${booking}/dying.database.test.ts`], long);
		});

		test("200,000 days of slots are what PostgreSQL's own zones say", async () => {
			await runTests(["src/server/features/appointments/zones.database.test.ts"], long);
		});
	});
}
