import assert from "node:assert/strict";
import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, test } from "node:test";
import { Client } from "pg";
import { databaseAccount } from "#server/platform/db/account.ts";
import { debianPrograms, startDebianPostgres } from "./support/debian-postgres.ts";
import { makeInstallation } from "./support/installation.ts";
import { attemptAt, student } from "./support/person.ts";
import { sayNotRun } from "./support/programs.ts";
import { startServer } from "./support/server.ts";
import { until } from "./support/wait.ts";

const postgres = debianPrograms();

const ask = async (connectionString: string, sql: string): Promise<Record<string, unknown>[]> => {
	const client = new Client({ connectionString });
	await client.connect();
	try {
		return (await client.query(sql)).rows;
	} finally {
		await client.end();
	}
};

if (postgres !== undefined) {
	describe("point-in-time recovery", () => {
		test("a cluster with archived WAL returns to the second before a mistake, with everything acknowledged until then", async () => {
			await using installation = makeInstallation();
			const archive = mkdtempSync(join(tmpdir(), "faults-archive-"));
			const account = databaseAccount("");
			if (account !== undefined) chownSync(archive, account.uid, account.gid);
			await using primary = await startDebianPostgres(postgres, {
				archive_mode: "on",
				archive_command: `test ! -f ${archive}/%f && cp %p ${archive}/%f`,
			});
			const base = join(primary.folder, "base");
			const person = await (async () => {
				await using server = await startServer(installation, {
					hashesQuickly: true,
					environment: { DATABASE_URL: primary.address },
				});
				await server.ready();
				const writer = await student(server.port);
				const save = (at: string) => writer.ask(server.port, "POST", "/api/quiz/attempts", attemptAt(at));
				assert.equal((await save("2025-05-10T08:00:00.000Z")).status, 200);
				primary.run("pg_basebackup", [
					"-D",
					base,
					"-c",
					"fast",
					"-h",
					"127.0.0.1",
					"-p",
					String(primary.port),
					"-U",
					"spectra",
				]);
				assert.equal((await save("2025-05-10T08:01:00.000Z")).status, 200);
				return writer;
			})();
			const [moment] = await ask(primary.address, "SELECT clock_timestamp()::text AS at, pg_sleep(1)");
			await ask(primary.address, "DELETE FROM quiz_attempt");
			const [segment] = await ask(primary.address, "SELECT pg_walfile_name(pg_switch_wal()) AS name");
			await until("the last WAL file to be archived", 20, () =>
				existsSync(join(archive, String(segment?.name))),
			);
			writeFileSync(join(base, "recovery.signal"), "");
			await using restored = await startDebianPostgres(
				postgres,
				{
					restore_command: `cp ${archive}/%f %p`,
					recovery_target_time: String(moment?.at),
					recovery_target_action: "promote",
				},
				base,
			);
			await until("the end of the recovery", 30, async () => {
				const [row] = await ask(restored.address, "SELECT pg_is_in_recovery() AS recovers");
				return row?.recovers === false;
			});
			await using server = await startServer(installation, {
				hashesQuickly: true,
				environment: { DATABASE_URL: restored.address },
			});
			await server.ready();
			assert.equal((await person.signIn(server.port)).status, 200);
			const count = (address: string) => ask(address, "SELECT count(*)::int AS n FROM quiz_attempt");
			assert.deepEqual(await count(restored.address), [{ n: 2 }]);
			assert.deepEqual(await count(primary.address), [{ n: 0 }]);
			rmSync(archive, { recursive: true });
		});
	});
} else sayNotRun("point-in-time recovery", { postgresql: postgres });
