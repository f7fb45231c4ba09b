import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { routes } from "#contract/routes.ts";
import { root } from "#server/env.ts";
import { createDatabase } from "#server/platform/db/database.ts";
import { createJobs } from "#server/platform/jobs/jobs.ts";
import { createLog } from "#server/platform/log.ts";
import { openSharedDatabase } from "./support/database.ts";
import { type Installation, makeInstallation } from "./support/installation.ts";
import { attemptAt, guest, messageFrom, student } from "./support/person.ts";
import { startServer } from "./support/server.ts";
import { isLong, until } from "./support/wait.ts";

/**
 * Two servers that start concurrently on one new database, each with its own folder. Cleaned up after the
 * test.
 */
async function startTwo() {
	await using stack = new AsyncDisposableStack();
	const database = stack.use(await openSharedDatabase());
	const here = stack.use(makeInstallation());
	const there = stack.use(makeInstallation());
	const environment = {
		DATABASE_URL: database.address,
		TRUSTED_PROXIES: "1",
		CONTACT_EMAIL: "operator@example.org",
	};
	const start = async (installation: Installation) =>
		stack.use(await startServer(installation, { environment, hashesQuickly: true }));
	const [one, other] = await Promise.all([start(here), start(there)]);
	for (const server of [one, other]) await server.ready(60);
	const everything = stack.move();
	return { database, here, there, one, other, [Symbol.asyncDispose]: () => everything.disposeAsync() };
}

const mailsIn = ({ data }: Installation): string[] => {
	try {
		return readdirSync(join(data, "outbox")).filter((name) => name.endsWith(".eml"));
	} catch {
		return [];
	}
};

describe("two servers on one PostgreSQL", () => {
	test("two servers share sessions, data and limits, and send every mail once", async () => {
		await using two = await startTwo();
		const { database, here, there, one, other } = two;
		const ports = [one.port, other.port] as const;

		const person = await student(one.port);
		assert.equal((await person.ask(other.port, "GET", "/api/account/profile")).body.email, person.email);
		const sent = attemptAt("2025-05-10T08:00:00.000Z");
		const [first, second] = await Promise.all(
			ports.map((port) => person.ask(port, "POST", "/api/quiz/attempts", sent)),
		);
		assert.deepEqual(first, second);
		for (const port of ports) {
			assert.equal((await person.ask(port, "GET", "/api/quiz/attempts")).body.attempts.length, 1);
		}

		const { perEmail } = routes.requestPasswordReset.limit;
		const form = { email: "nobody@example.org", locale: "en" };
		const statuses: number[] = [];
		for (let times = 0; times < perEmail + 2; times += 1) {
			const { status } = await guest().ask(
				ports[times % 2] ?? 0,
				"POST",
				"/api/account/password-reset",
				form,
			);
			statuses.push(status);
		}
		assert.deepEqual(statuses, [...Array(perEmail).fill(204), 429, 429]);

		const messages = 30;
		await Promise.all(
			Array.from({ length: messages }, async (_, index) => {
				const writer = guest();
				const path = "/api/contact-messages";
				const answer = await writer.ask(ports[index % 2] ?? 0, "POST", path, messageFrom(writer.email));
				assert.equal(answer.status, 204);
			}),
		);
		await until("every mail to be settled", 60, async () => {
			const waiting = await database.ask("SELECT 1 FROM mail_outbox WHERE settled_at IS NULL");
			return waiting.length === 0;
		});
		const mails = [...mailsIn(here), ...mailsIn(there)].filter((name) => name.includes("contactMessage"));
		assert.equal(mails.length, messages);
		assert.equal(new Set(mails).size, messages);

		assert.equal((await person.ask(other.port, "POST", "/api/account/sign-out")).status, 204);
		const after = await person.ask(one.port, "GET", "/api/account/session");
		assert.deepEqual(after.body, { session: null });
	});

	test("one server continues when the other is killed", async () => {
		await using two = await startTwo();
		const { database, here, one, other } = two;
		const person = await student(one.port);
		one.process.kill("SIGKILL");
		await one.ended();
		assert.equal((await person.ask(other.port, "PUT", "/api/saved-careers/ecologist")).status, 204);
		await using again = await startServer(here, {
			environment: { DATABASE_URL: database.address },
			hashesQuickly: true,
		});
		await again.ready(60);
		const { body } = await person.ask(again.port, "GET", "/api/saved-careers");
		assert.deepEqual(
			body.saved.map(({ careerId }: { careerId: string }) => careerId),
			["ecologist"],
		);
	});

	if (isLong) {
		test("two servers run the jobs of each minute once", async () => {
			await using database = await openSharedDatabase();
			const log = createLog("error", (line) => process.stderr.write(line), Date.now);
			const settings = { databaseUrl: database.address, dataDirectory: undefined, repository: root };
			const done: number[] = [];
			const every = "* * * * *";
			const due = [{ name: "each-minute", every, handle: async () => void done.push(Date.now()) }];
			const servers = await Promise.all(
				[1, 2, 3].map(async () => {
					const own = createDatabase(settings, log);
					await own.start();
					const jobs = createJobs(own, log);
					await jobs.start(due);
					return { own, jobs };
				}),
			);
			await pause(200_000);
			for (const { own, jobs } of servers) {
				await jobs.stop();
				await own.stop();
			}
			const minutes = done.map((at) => Math.floor(at / 60_000));
			console.log(`done at ${done.map((at) => new Date(at).toISOString()).join(", ")}`);
			assert.ok(done.length >= 2);
			assert.equal(new Set(minutes).size, minutes.length);
		});
	}
});
