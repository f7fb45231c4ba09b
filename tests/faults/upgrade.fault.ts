import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { openSharedDatabase } from "./support/database.ts";
import { student } from "./support/person.ts";
import { makePlace, type Place } from "./support/place.ts";
import { freePort } from "./support/ports.ts";
import { findProgram, sayNotRun, startProgram } from "./support/programs.ts";
import { startServer } from "./support/server.ts";
import { isLong } from "./support/wait.ts";

const haproxy = findProgram("haproxy");

/** HAProxy as docs/operations.md configures it: readiness decides where requests go. */
const configuration = (port: number, servers: readonly number[]): string => `
global
  maxconn 1000
defaults
  mode http
  timeout connect 2s
  timeout client 6m
  timeout server 6m
  timeout check 2s
  option forwardfor
listen site
  bind 127.0.0.1:${port}
  balance roundrobin
  option redispatch
  retries 2
  option httpchk GET /api/ready
  default-server check inter 1s fall 2 rise 1
${servers.map((server, index) => `  server s${index} 127.0.0.1:${server}`).join("\n")}
`;

/** On a busy machine the short form asks fewer. */
const wanted = isLong ? 2_000 : 200;

if (haproxy !== undefined) {
	describe("an upgrade without a gap", () => {
		test(`of ${wanted} requests none fails while two servers behind HAProxy are replaced and the schema is migrated`, async () => {
			await using database = await openSharedDatabase();
			await using here = makePlace();
			await using there = makePlace();
			const [first, second, front] = [await freePort(), await freePort(), await freePort()] as const;
			const environment = {
				DATABASE_URL: database.address,
				PUBLIC_URL: `http://localhost:${front}`,
				TRUSTED_PROXIES: "1",
				DRAIN_SECONDS: "5",
			};
			const start = async (place: Place, port: number) => {
				const server = await startServer(place, { environment, port, hashesQuickly: true });
				await server.ready();
				return server;
			};
			await using one = await start(here, first);
			await using other = await start(there, second);
			const files = { "haproxy.cfg": configuration(front, [first, second]) };
			await using _proxy = await startProgram({
				...{ program: haproxy, files, port: front },
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
					const path = index % 3 === 0 ? "/explore" : "/api/dashboard/student";
					const answer = await person.ask(front, "GET", path).catch((error: Error) => ({
						status: `${error.cause ?? error}`,
					}));
					if (answer.status !== 200) failures.push(`${path} ${answer.status}`);
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
