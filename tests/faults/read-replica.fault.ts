import assert from "node:assert/strict";
import { join } from "node:path";
import { describe, test } from "node:test";
import { Client } from "pg";
import { readEnvironment, root } from "#server/env.ts";
import { databaseFindings } from "#server/operator/doctor/database.ts";
import { createDatabase } from "#server/platform/db/database.ts";
import { rateLimit } from "#server/platform/db/schema/security.ts";
import { createLog } from "#server/platform/log.ts";
import { debianPrograms, startDebianPostgres } from "./support/debian-postgres.ts";
import { makeInstallation } from "./support/installation.ts";
import { freePort } from "./support/ports.ts";
import { sayNotRun } from "./support/programs.ts";
import { startServer } from "./support/server.ts";
import { isLong, until } from "./support/wait.ts";

const postgres = debianPrograms();

const askAt = async (connectionString: string, sql: string): Promise<Record<string, unknown>[]> => {
	const client = new Client({ connectionString });
	await client.connect();
	try {
		return (await client.query(sql)).rows;
	} finally {
		await client.end();
	}
};

/** A primary, and a function that starts a standby which streams from it. */
async function startPrimary(programs: string) {
	const primary = await startDebianPostgres(programs);
	const base = join(primary.folder, "standby");
	const copy = () =>
		primary.run("pg_basebackup", [
			"-D",
			base,
			"-R",
			"-c",
			"fast",
			"-h",
			"127.0.0.1",
			"-p",
			String(primary.port),
			"-U",
			"spectra",
		]);
	return { primary, startStandby: () => startDebianPostgres(programs, {}, base), copy };
}

/** How many statements of servers the standby has answered: its readers of the table of researchers. */
const readsAt = async (address: string): Promise<number> => {
	const [row] = await askAt(
		address,
		"SELECT (coalesce(seq_scan, 0) + coalesce(idx_scan, 0))::int AS n FROM pg_stat_user_tables WHERE relname = 'researcher'",
	);
	return Number(row?.n ?? 0);
};

if (postgres !== undefined) {
	describe("a replica for reads (DATABASE_READ_URL)", () => {
		if (isLong) {
			test("a guest's reads use a standby that follows, and the primary while it is behind or away; none fails", async () => {
				const { primary, startStandby, copy } = await startPrimary(postgres);
				await using _primary = primary;
				copy();
				const standby = await startStandby();
				let isStopped = false;
				await using _standby = {
					[Symbol.asyncDispose]: async () => {
						if (!isStopped) await standby[Symbol.asyncDispose]();
					},
				};
				await using installation = makeInstallation();
				const metricsPort = await freePort();
				await using server = await startServer(installation, {
					hashesQuickly: true,
					environment: {
						DATABASE_URL: primary.address,
						DATABASE_READ_URL: `postgresql://spectra@127.0.0.1:${primary.port},127.0.0.1:${standby.port}/postgres`,
						METRICS_PORT: String(metricsPort),
					},
				});
				await server.ready();
				const isUsed = async (): Promise<boolean> =>
					/\nspectra_replica_used 1\n/.test(
						await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text(),
					);
				const read = async () => assert.equal((await server.get("/api/researchers/en")).status, 200);
				await until("the replica to be used", 20, isUsed);
				const before = await readsAt(standby.address);
				for (let times = 0; times < 20; times += 1) await read();
				await until("reads at the standby", 20, async () => (await readsAt(standby.address)) >= before + 20);

				await askAt(standby.address, "SELECT pg_wal_replay_pause()");
				await askAt(primary.address, "CREATE TABLE written_meanwhile (n int)");
				await until("a replica that is too far behind", 20, async () => !(await isUsed()));
				await read();
				await askAt(standby.address, "SELECT pg_wal_replay_resume()");
				await until("the replica to be used again", 20, isUsed);

				let isOver = false;
				const reading = (async () => {
					while (!isOver) await read();
				})();
				await standby[Symbol.asyncDispose]();
				isStopped = true;
				await until("a replica that is away", 20, async () => !(await isUsed()));
				isOver = true;
				await reading;
				const log = server.output().error;
				assert.match(log, /reads use the replica/);
				assert.match(log, /reads use the primary in place of the replica.*it is too far behind/);
				assert.doesNotMatch(log, /"level":"error"/);
			});
		}

		test("a write through the replica's connection is refused, also on a primary, and is not repeated there", async () => {
			const { primary, startStandby, copy } = await startPrimary(postgres);
			await using _primary = primary;
			copy();
			await using standby = await startStandby();
			const settings = { databaseUrl: primary.address, dataDirectory: undefined, repository: root };
			const lines: string[] = [];
			const log = createLog("info", (line) => lines.push(line), Date.now);
			const database = createDatabase({ ...settings, readUrl: standby.address }, log);
			await database.start();
			const isUsed = () => database.replicaState()?.isUsed === true;
			await until("the replica to be used", 20, isUsed);
			const write = () =>
				database.readFromReplica((queries) =>
					queries.insert(rateLimit).values({ key: "one", count: 1, endsAt: new Date() }),
				);
			await assert.rejects(write, (error: Error) => (error.cause as { code?: string }).code === "25006");
			assert.deepEqual(await askAt(primary.address, "SELECT 1 FROM rate_limit"), []);

			const said = async (readUrl: string): Promise<string> => {
				const reading = readEnvironment({ DATABASE_URL: primary.address, DATABASE_READ_URL: readUrl });
				assert.ok(reading.ok);
				return (await databaseFindings(reading.value, undefined)).at(-1)?.sentence ?? "";
			};
			assert.equal(await said(standby.address), "DATABASE_READ_URL: the replica follows the primary.");
			assert.match(
				await said("postgresql://spectra@127.0.0.1:1/postgres"),
				/can't be used: ECONNREFUSED.*primary answers/,
			);
			assert.match(await said(primary.address), /none of its hosts is a standby/);

			await askAt(standby.address, "SELECT pg_promote()");
			await until("the end of its use", 20, () => !isUsed());
			await until("a line of the log", 20, () => lines.join("").includes("it is no standby"));
			await database.stop();
		});
	});
} else sayNotRun("a replica for reads (DATABASE_READ_URL)", { postgresql: postgres });
