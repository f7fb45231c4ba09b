import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { existsSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, test } from "node:test";
import { Client } from "pg";
import { debianPrograms, startDebianPostgres } from "./support/debian-postgres.ts";
import { type Installation, makeInstallation } from "./support/installation.ts";
import { guest, messageFrom, type Person, student } from "./support/person.ts";
import { sayNotRun } from "./support/programs.ts";
import { repository, startServer, statusOf } from "./support/server.ts";
import { isLong, until } from "./support/wait.ts";

/** Debian's libfaketime, for programs with threads. */
const library = ["x86_64", "aarch64"]
	.map((machine) => `/usr/lib/${machine}-linux-gnu/faketime/libfaketimeMT.so.1`)
	.find((path) => existsSync(path));
const programs = debianPrograms();
const tenYears = 3_652 * 86_400;
const hour = 3_600;

/** The clock of a whole machine: of the server, of its commands and of PostgreSQL. */
function machineClock({ folder }: Installation) {
	const file = join(folder, "clock");
	const set = (seconds: number) => {
		writeFileSync(`${file}.new`, `${seconds < 0 ? "-" : "+"}${Math.abs(seconds)}`);
		renameSync(`${file}.new`, file);
	};
	set(0);
	return {
		/** Sets it so many seconds ahead, or behind. */
		set,
		environment: {
			LD_PRELOAD: library ?? "",
			FAKETIME_TIMESTAMP_FILE: file,
			FAKETIME_CACHE_DURATION: "1",
			FAKETIME_DONT_FAKE_MONOTONIC: "1",
		},
	};
}

/** So many seconds that a clock ahead of this machine's shows `years` of them later and a minute and a half before the hourly erasure. */
function untilErasure(now = Date.now()): number {
	const ofHour = (now / 1_000) % hour;
	return tenYears + ((15.5 * 60 - ofHour + hour) % hour);
}

async function askDoctor(installation: Installation, environment: Record<string, string>): Promise<string> {
	await using command = await startServer(installation, {
		command: [process.execPath, join(repository, "scripts", "doctor.mjs")],
		environment,
	});
	await command.ended(60);
	return command.output().out;
}

if (library !== undefined && programs !== undefined)
	describe("a clock that is ten years wrong under a running server", () => {
		// The short form waits neither until the clock is believed nor for the hourly erasure.
		test("nothing is erased while the clock is wrong, and people log in and write", async () => {
			await using installation = makeInstallation();
			const clock = machineClock(installation);
			await using database = await startDebianPostgres(programs, {}, undefined, clock.environment);
			const environment = {
				...clock.environment,
				DATABASE_URL: database.address,
				TRUSTED_PROXIES: "1",
				CONTACT_EMAIL: "operator@example.org",
			};
			await using server = await startServer(installation, { environment, hashesQuickly: true });
			await server.ready();
			const ask = async (sql: string, values: unknown[] = []) => {
				const client = new Client({ connectionString: database.address });
				await client.connect();
				return (await client.query(sql, values).finally(() => client.end())).rows;
			};
			const messages: string[] = [];
			/** A person saves a career and a stranger writes; both are acknowledged. */
			const work = async (person: Person, career: string) => {
				const saved = await person.ask(server.port, "PUT", `/api/saved-careers/${career}`);
				assert.equal(saved.status, 204, JSON.stringify(saved.body));
				const email = `${randomUUID()}@example.org`;
				const sent = await guest(email).ask(server.port, "POST", "/api/contact-messages", messageFrom(email));
				assert.equal(sent.status, 204, JSON.stringify(sent.body));
				messages.push(email);
			};
			const works = async () => {
				assert.equal(await statusOf(server, "/explore"), 200);
				await until("readiness", 30, async () => (await statusOf(server, "/api/ready")) === 200);
			};
			const isDoubted = async () => {
				const [row] = await ask("SELECT clock_doubted_at FROM installation");
				return row?.clock_doubted_at !== null;
			};
			const clockIs = (seconds: number) =>
				until("the clock to have changed", 30, async () => {
					const [row] = await ask("SELECT extract(epoch FROM clock_timestamp()) AS seconds");
					return Math.abs(Number(row?.seconds) - Date.now() / 1_000 - seconds) < 60;
				});
			const [away, present] = [await student(server.port), await student(server.port)];
			await work(away, "ecologist");
			await work(present, "ecologist");
			if (isLong)
				await until("the clock to be believed", 150, async () => {
					const [row] = await ask("SELECT clock_believed_at FROM installation");
					return row?.clock_believed_at !== null;
				});
			const counts = () =>
				ask(
					"SELECT (SELECT count(*)::int FROM account_session) AS sessions, (SELECT count(*)::int FROM audit_event) AS events",
				).then(([row]) => row as { sessions: number; events: number });
			const before = await counts();
			/** The words of `npm run doctor` about the clock, in the long form alone. */
			const doctorSays = async (words: RegExp) => {
				if (isLong) assert.match(await askDoctor(installation, environment), words);
			};
			await doctorSays(/ok.*The clock has not jumped/);

			const ahead = untilErasure();
			clock.set(ahead);
			await clockIs(ahead);
			await works();
			assert.equal((await present.ask(server.port, "GET", "/api/saved-careers")).status, 401);
			assert.equal((await present.signIn(server.port)).status, 200);
			await work(present, "geologist");
			if (isLong) {
				await until("the hourly erasure, which does nothing", 240, async () => {
					const rows = await ask(
						"SELECT 1 FROM jobs.job WHERE name = 'account-housekeeping' AND state = 'completed' AND completed_on > now() - interval '5 minutes'",
					);
					return rows.length > 0;
				});
				assert.ok(await isDoubted());
				assert.match(server.output().error, /"event":"the clock has jumped: for a day nothing is erased/);
				const during = await counts();
				assert.ok(
					during.events > before.events && during.sessions >= before.sessions,
					JSON.stringify({ before, during }),
				);
				await doctorSays(/fail.*The clock has jumped by more than a month/);
			}

			clock.set(0);
			await clockIs(0);
			await works();
			await work(away, "astronomer");
			if (isLong) await until("the clock to be believed again", 150, async () => !(await isDoubted()));

			clock.set(-tenYears);
			await clockIs(-tenYears);
			await works();
			await work(away, "geologist");
			await work(await student(server.port), "ecologist");
			await doctorSays(/fail.*The clock has jumped by more than a month/);

			clock.set(0);
			await clockIs(0);
			await works();
			await work(away, "virologist");
			const { body } = await away.ask(server.port, "GET", "/api/saved-careers");
			assert.equal(body.saved.length, 4);
			const [stored] = await ask("SELECT count(*)::int AS n FROM contact_message WHERE email = ANY($1)", [
				messages,
			]);
			assert.equal(stored?.n, messages.length);
			await until("every mail to be sent", 120, async () => {
				return (await ask("SELECT 1 FROM mail_outbox WHERE settled_at IS NULL")).length === 0;
			});
			await doctorSays(/ok.*The clock has not jumped/);
			server.process.kill("SIGTERM");
			assert.equal(await server.ended(), 0);
		});
	});
else
	sayNotRun("a clock that is ten years wrong under a running server", {
		libfaketime: library,
		postgresql: programs,
	});
