import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, test } from "node:test";
import { Client } from "pg";
import { debianPrograms, startDebianPostgres } from "./support/debian-postgres.ts";
import { sayNotRun } from "./support/programs.ts";
import { runTests } from "./support/vitest.ts";
import { isLong } from "./support/wait.ts";

const programs = debianPrograms();
const password = "spectra";

/** A cluster that asks for the password of its address: some tests are about wrong ones. */
async function startWithPassword(from: string) {
	const postgres = await startDebianPostgres(from);
	const client = new Client({ connectionString: postgres.address });
	await client.connect();
	await client.query(`ALTER ROLE spectra PASSWORD '${password}'`);
	const rules = ["all", "replication"].map((what) => `host ${what} all 127.0.0.1/32 scram-sha-256\n`);
	writeFileSync(join(postgres.folder, "cluster", "pg_hba.conf"), rules.join(""));
	await client.query("SELECT pg_reload_conf()");
	await client.end();
	const url = new URL(postgres.address);
	url.password = password;
	return { ...postgres, address: url.href };
}

if (isLong && programs !== undefined) {
	describe("database tests on the machine's own PostgreSQL", () => {
		test("200 clients book one time in 50 rounds, and every other booking test passes", async () => {
			await using postgres = await startWithPassword(programs);
			const environment = { SPECTRA_FAULTS: "long", SPECTRA_TEST_DATABASE_URL: postgres.address };
			// zones.fault.ts compares the days of many years; here a few follow in the short form.
			await runTests(["src/server/consultations", "--exclude=**/zones.database.test.ts"], environment);
		});

		test("the contract, the tests of the platform, of payments, of live views and of backups pass", async () => {
			await using postgres = await startWithPassword(programs);
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
} else if (isLong) sayNotRun("database tests on the machine's own PostgreSQL", { postgresql: programs });
