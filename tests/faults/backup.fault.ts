import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { openSharedDatabase } from "./support/database.ts";
import { type Installation, makeInstallation, postmasterOf } from "./support/installation.ts";
import { attemptAt, student } from "./support/person.ts";
import { sayNotRun } from "./support/programs.ts";
import { type RunningServer, repository, startServer } from "./support/server.ts";
import { withClient } from "./support/sql.ts";
import { isLong, until } from "./support/wait.ts";

/** Runs `npm run backup` or `npm run restore` on an installation's data, as an operator does. */
const operator = (
	installation: Installation,
	words: string[],
	environment: Record<string, string> = {},
): Promise<RunningServer> =>
	startServer(installation, {
		command: [process.execPath, join(repository, "scripts", "backup.mjs"), ...words],
		environment,
	});

async function done(installation: Installation, ...words: string[]): Promise<string> {
	await using command = await operator(installation, words);
	assert.equal(await command.ended(60), 0, command.output().error);
	return command.output().out;
}

async function refused(installation: Installation, ...words: string[]): Promise<string> {
	await using command = await operator(installation, words);
	assert.equal(await command.ended(60), 1, command.output().out);
	return command.output().error;
}

const countOf = (data: string, table: string): Promise<number> =>
	withClient(
		data,
		async (client) => (await client.query(`SELECT count(*)::int AS n FROM ${table}`)).rows[0].n,
	);

describe("backup and restore", () => {
	test("a backup of a running server, restored elsewhere, holds everything acknowledged", async () => {
		await using installation = makeInstallation();
		await using elsewhere = makeInstallation();
		const copy = join(installation.folder, "copy");
		let acknowledged = 0;
		const person = await (async () => {
			await using server = await startServer(installation, { hashesQuickly: true });
			await server.ready();
			const writer = await student(server.port);
			let isOver = false;
			let written = 0;
			const writing = (async () => {
				for (let minute = 0; !isOver; minute += 1) {
					const completedAt = new Date(Date.UTC(2025, 4, 10, 8, minute)).toISOString();
					const { status } = await writer.ask(
						server.port,
						"POST",
						"/api/quiz/attempts",
						attemptAt(completedAt),
					);
					assert.ok([200, 429, 503].includes(status), `a quiz was answered by ${status}`);
					if (status === 200) written += 1;
					else await pause(20);
				}
			})();
			await until("a few quizzes to be kept", 10, () => written >= 3);
			acknowledged = written;
			assert.match(await done(installation, "backup", copy), /^Copied to .*copy: \d+ rows of \d+ tables/);
			isOver = true;
			await writing;
			server.process.kill("SIGTERM");
			assert.equal(await server.ended(), 0);
			return writer;
		})();
		assert.match(await done(elsewhere, "restore", "--check", copy), /is whole/);
		assert.equal(existsSync(elsewhere.data), false);
		assert.match(await done(elsewhere, "restore", copy), /^Restored: .*Start the server/);
		assert.equal(postmasterOf(elsewhere.data), undefined);
		await using server = await startServer(elsewhere, { hashesQuickly: true });
		await server.ready();
		assert.equal((await person.signIn(server.port)).status, 200);
		assert.ok((await countOf(elsewhere.data, "quiz_attempt")) >= acknowledged);
		assert.match(await refused(elsewhere, "restore", copy), /in use by another Spectra server/);
	});

	test("a stopped server's data is backed up, and an existing backup is never overwritten", async () => {
		await using installation = makeInstallation();
		assert.match(await refused(installation, "backup"), /There is no database in/);
		await using server = await startServer(installation, { hashesQuickly: true });
		await server.ready();
		await student(server.port);
		server.process.kill("SIGTERM");
		assert.equal(await server.ended(), 0);
		await done(installation, "backup");
		const [name = ""] = readdirSync(join(installation.data, "backups"));
		assert.match(name, /^spectra-\d{4}-\d\d-\d\dT[\d-]+Z$/);
		const copy = join(installation.data, "backups", name);
		assert.match(await refused(installation, "restore", copy), /holds something already/);
	});

	test("a killed backup leaves none, and a killed restore leaves no partial data and can be repeated", async () => {
		await using installation = makeInstallation();
		await using elsewhere = makeInstallation();
		await using server = await startServer(installation, { hashesQuickly: true });
		await server.ready();
		await student(server.port);
		const copy = join(installation.folder, "copy");
		for (const milliseconds of isLong ? [200, 300, 400, 500, 600] : [450]) {
			await using command = await operator(installation, ["backup", copy]);
			await pause(milliseconds);
			command.process.kill("SIGKILL");
			await command.ended();
			if (!existsSync(copy)) assert.match(await refused(elsewhere, "restore", copy), /is no copy/);
		}
		if (!existsSync(copy)) await done(installation, "backup", copy);
		for (const milliseconds of isLong ? [500, 800, 1000, 1200, 1500, 1800, 2200] : [1200]) {
			await using command = await operator(elsewhere, ["restore", copy]);
			await pause(milliseconds);
			command.process.kill("SIGKILL");
			await command.ended();
		}
		await using command = await operator(elsewhere, ["restore", copy]);
		const code = await command.ended(60);
		assert.ok(code === 0 || /holds something already/.test(command.output().error), command.output().error);
		await using restored = await startServer(elsewhere, { hashesQuickly: true });
		await restored.ready();
		assert.equal(await countOf(elsewhere.data, "account"), 1);
		assert.equal(await countOf(elsewhere.data, "account_credential"), 1);
		await until(
			"the restored server to answer",
			5,
			async () => (await restored.get("/api/ready")).status === 200,
		);
	});

	test("the weekly check restores a backup of the embedded database, and one command moves it to a cluster", async () => {
		await using installation = makeInstallation();
		await using cluster = await openSharedDatabase();
		const key = join(installation.folder, "key.txt");
		const [, publicKey = ""] =
			/^BACKUP_PUBLIC_KEY=(age1\w+)$/m.exec(await done(installation, "key", key)) ?? [];
		const encrypted = { BACKUP_PUBLIC_KEY: publicKey };
		const person = await (async () => {
			await using server = await startServer(installation, { hashesQuickly: true });
			await server.ready();
			const made = await student(server.port);
			await using checking = await operator(installation, ["backup", "--check"], encrypted);
			assert.equal(await checking.ended(60), 0, checking.output().error);
			assert.match(
				checking.output().out,
				/encrypted, \d+ rows .* It was restored, and every row is the same/,
			);
			await using early = await operator(installation, ["move"], {
				DATABASE_URL: "postgresql://x@127.0.0.1:1/x",
			});
			assert.equal(await early.ended(60), 1);
			assert.match(early.output().error, /stop it first/);
			server.process.kill("SIGTERM");
			assert.equal(await server.ended(), 0);
			return made;
		})();
		const there = { DATABASE_URL: cluster.address };
		await using moving = await operator(installation, ["move"], { ...encrypted, ...there });
		assert.equal(await moving.ended(60), 0, moving.output().error);
		assert.match(moving.output().out, /^Moved to DATABASE_URL: encrypted, \d+ rows/);
		await using moved = await startServer(installation, { hashesQuickly: true, environment: there });
		await moved.ready();
		assert.equal((await person.signIn(moved.port)).status, 200);
	});

	if (process.getuid?.() === 0) {
		test("a backup on a full disk fails with a sentence, and leaves nothing", async () => {
			await using installation = makeInstallation();
			await using server = await startServer(installation, { hashesQuickly: true });
			await server.ready();
			await student(server.port);
			const small = join(installation.folder, "small");
			mkdirSync(small);
			execFileSync("mount", ["-t", "tmpfs", "-o", "size=40k", "none", small]);
			try {
				await using command = await operator(installation, ["backup"], { BACKUP_DIR: small });
				assert.equal(await command.ended(60), 1, command.output().out);
				assert.match(command.output().error, /^There is no room left on the disk\./m);
				assert.deepEqual(readdirSync(small), []);
			} finally {
				execFileSync("umount", [small]);
			}
		});
	} else sayNotRun("a backup on a full disk", { "the rights of root": false });
});
