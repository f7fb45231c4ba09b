import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { openSharedDatabase } from "./support/database.ts";
import { type Installation, makeInstallation } from "./support/installation.ts";
import { student } from "./support/person.ts";
import { freePort } from "./support/ports.ts";
import { findProgram, sayNotRun, startProgram } from "./support/programs.ts";
import { repository, startServer } from "./support/server.ts";
import { isLong } from "./support/wait.ts";

const haproxy = findProgram("haproxy");

const shipped = readFileSync(join(repository, "deploy", "haproxy", "haproxy.cfg"), "utf8");

/** `deploy/haproxy/haproxy.cfg` with the addresses of the test, over plain HTTP. */
function configuration(port: number, [one, two]: readonly [number, number]): string {
	const changes: Readonly<Record<string, string>> = {
		// As many as an ordinary user may open.
		"maxconn 60000": "maxconn 1000",
		"bind :80\n": `bind 127.0.0.1:${port}\n`,
		"  bind :443 ssl crt /etc/haproxy/site.pem alpn h2,http/1.1\n": "",
		"  http-request redirect scheme https unless { ssl_fc }\n": "",
		"10.0.0.11:3000": `127.0.0.1:${one}`,
		"10.0.0.12:3000": `127.0.0.1:${two}`,
	};
	return Object.entries(changes).reduce((text, [from, to]) => {
		assert.ok(text.includes(from), from);
		return text.replaceAll(from, to);
	}, shipped);
}

/** A page, a read and a write, with the status of each. */
const actions = [
	["GET", "/explore", 200],
	["GET", "/api/dashboard/student", 200],
	["PUT", "/api/saved-careers/ecologist", 204],
] as const;
/** On a busy machine the short form asks fewer. */
const wanted = isLong ? 2_000 : 200;

if (haproxy !== undefined) {
	describe("an upgrade without a gap", () => {
		test(`of ${wanted} requests none fails while two servers behind HAProxy are replaced and the schema is migrated`, async () => {
			await using database = await openSharedDatabase();
			await using here = makeInstallation();
			await using there = makeInstallation();
			const [first, second, front] = [await freePort(), await freePort(), await freePort()] as const;
			const environment = {
				DATABASE_URL: database.address,
				PUBLIC_URL: `http://localhost:${front}`,
				TRUSTED_PROXIES: "1",
				DRAIN_SECONDS: "5",
			};
			const start = async (installation: Installation, port: number) => {
				const server = await startServer(installation, { environment, port, hashesQuickly: true });
				await server.ready();
				return server;
			};
			await using one = await start(here, first);
			await using other = await start(there, second);
			const files = { "haproxy.cfg": configuration(front, [first, second]) };
			await using _proxy = await startProgram({
				program: haproxy,
				files,
				port: front,
				args: () => ["-db", "-f", "haproxy.cfg"],
			});
			await pause(1_500);
			const person = await student(front);
			const failures: string[] = [];
			let asked = 0;
			let isOver = false;
			const load = Array.from({ length: 6 }, async (_, index) => {
				while (!isOver && asked < 50_000) {
					asked += 1;
					const [method, path, expected] = actions[index % actions.length] ?? actions[0];
					const answer = await person.ask(front, method, path).catch((error: Error) => ({
						status: `${error.cause ?? error}`,
					}));
					if (answer.status !== expected) failures.push(`${path} ${answer.status}`);
					await pause(20);
				}
			});
			await pause(1_000);
			one.process.kill("SIGTERM");
			assert.equal(await one.ended(), 0);
			// The new version has one migration more.
			await database.ask("ALTER TABLE account ADD COLUMN later text");
			await database.ask(
				"INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('later', 99999999999999)",
			);
			await using _newOne = await start(here, first);
			await pause(2_500);
			other.process.kill("SIGTERM");
			assert.equal(await other.ended(), 0);
			await using _newOther = await start(there, second);
			await pause(2_500);
			isOver = true;
			await Promise.all(load);
			console.log(`${asked} requests, ${failures.length} failed`);
			assert.ok(asked >= wanted);
			assert.deepEqual(failures, []);
		});
	});
} else sayNotRun("an upgrade without a gap", { haproxy });
