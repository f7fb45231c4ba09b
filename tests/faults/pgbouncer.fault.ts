import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, test } from "node:test";
import { debianPrograms, startDebianPostgres } from "./support/debian-postgres.ts";
import { makeInstallation } from "./support/installation.ts";
import { student } from "./support/person.ts";
import { freePort } from "./support/ports.ts";
import { findProgram, sayNotRun, startProgram } from "./support/programs.ts";
import { startServer } from "./support/server.ts";
import { until } from "./support/wait.ts";

const postgres = debianPrograms();
const pgbouncer = findProgram("pgbouncer");

/** PgBouncer in front of a database, in transaction mode. */
async function startPgBouncer(address: string, settings = "") {
	const { port: target, username, pathname } = new URL(address);
	const port = await freePort();
	const configuration = `[databases]
* = host=127.0.0.1 port=${target}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 8
max_client_conn = 200
${settings}
`.replace("* = ", `${pathname.slice(1)} = user=${username} `);
	const running = await startProgram({
		program: pgbouncer ?? "",
		args: () => ["pgbouncer.ini"],
		files: { "pgbouncer.ini": configuration },
		port,
	});
	return {
		address: `postgresql://${username}@127.0.0.1:${port}${pathname}`,
		[Symbol.asyncDispose]: () => running[Symbol.asyncDispose](),
	};
}

if (postgres !== undefined && pgbouncer !== undefined) {
	describe("PgBouncer in transaction mode", () => {
		for (const settings of [
			"",
			"ignore_startup_parameters = statement_timeout,lock_timeout,idle_in_transaction_session_timeout",
		]) {
			test(`a server whose DATABASE_URL is PgBouncer (${settings || "as installed"}) is refused in a sentence`, async () => {
				await using database = await startDebianPostgres(postgres);
				await using pooler = await startPgBouncer(database.address, settings);
				await using installation = makeInstallation();
				await using server = await startServer(installation, {
					environment: { DATABASE_URL: pooler.address },
				});
				assert.equal(await server.ended(), 1);
				assert.match(
					server.output().error,
					/^DATABASE_URL leads to a pooler[^\n]*DATABASE_DIRECT_URL[^\n]*\n$/,
				);
			});
		}

		test("two servers work through PgBouncer with DATABASE_DIRECT_URL, and no request fails", async () => {
			await using database = await startDebianPostgres(postgres);
			await using pooler = await startPgBouncer(database.address);
			await using here = makeInstallation();
			await using there = makeInstallation();
			const file = join(here.folder, "database-url");
			writeFileSync(file, pooler.address);
			const environment = {
				DATABASE_URL_FILE: file,
				DATABASE_DIRECT_URL: database.address,
				TRUSTED_PROXIES: "1",
			};
			await using one = await startServer(here, { environment, hashesQuickly: true });
			await one.ready();
			await using other = await startServer(there, { environment, hashesQuickly: true });
			await other.ready();
			const ports = [one.port, other.port];
			const people = await Promise.all(
				Array.from({ length: 10 }, (_, index) => student(ports[index % 2] ?? 0)),
			);
			const statuses = await Promise.all(
				people.flatMap((person, index) =>
					Array.from({ length: 20 }, async (_, times) => {
						const port = ports[(index + times) % 2] ?? 0;
						const saved = await person.ask(port, "PUT", "/api/saved-careers/ecologist");
						const read = await person.ask(port, "GET", "/api/dashboard/student");
						return [saved.status, read.status].join();
					}),
				),
			);
			assert.deepEqual([...new Set(statuses)], ["204,200"]);
			assert.doesNotMatch(one.output().error + other.output().error, /"level":"error"/);
			const warnings = () => one.output().error.match(/ALTER ROLE/g)?.length;
			assert.equal(warnings(), 1);
			writeFileSync(file, pooler.address.replace("127.0.0.1", "localhost"));
			await until("the limits to be asked again after a new address", 20, () => warnings() === 2);
			await until("both servers to be ready", 10, async () => {
				const ready = await Promise.all([one, other].map((server) => server.get("/api/ready")));
				return ready.every(({ status }) => status === 200);
			});
		});
	});
} else sayNotRun("PgBouncer in transaction mode", { pgbouncer, postgresql: postgres });
