import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from "node:fs";
import { join } from "node:path";
import { describe, test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { maxMessageLength } from "#domain/contact/contact-message.ts";
import { readEnvironment } from "#server/env.ts";
import { examine } from "#server/operator/doctor/examine.ts";
import { type Installation, makeInstallation } from "./support/installation.ts";
import { guest, messageFrom, student } from "./support/person.ts";
import { sayNotRun } from "./support/programs.ts";
import { type RunningServer, startServer, statusOf } from "./support/server.ts";
import { withClient } from "./support/sql.ts";
import { until } from "./support/wait.ts";

/** The disk of the data folder: a new cluster takes about half of it. */
const diskSize = "160m";

/** Gives the data folder a small disk of its own until the end of its test. */
function mountDisk({
	data,
}: Installation): Disposable & { readonly fill: () => void; readonly free: () => void } {
	mkdirSync(data);
	execFileSync("mount", ["-t", "tmpfs", "-o", `size=${diskSize},mode=755`, "none", data]);
	const ballast = join(data, "ballast");
	return {
		fill: () => {
			const file = openSync(ballast, "a");
			for (const size of [1 << 20, 4096])
				try {
					for (;;) writeSync(file, Buffer.alloc(size));
				} catch (error) {
					assert.equal((error as NodeJS.ErrnoException).code, "ENOSPC");
				}
			closeSync(file);
		},
		free: () => rmSync(ballast, { force: true }),
		[Symbol.dispose]: () => void execFileSync("umount", ["--lazy", data]),
	};
}

/** Writes long messages until `isOver`; keeps the acknowledged ones, and every status. */
async function writeMessages(port: number, isOver: () => boolean) {
	const kept: string[] = [];
	const statuses = new Set<number>();
	while (!isOver()) {
		const email = `${randomUUID()}@example.org`;
		const message = { ...messageFrom(email), message: randomUUID().repeat(200).slice(0, maxMessageLength) };
		const { status } = await guest(email).ask(port, "POST", "/api/contact-messages", message);
		statuses.add(status);
		if (status === 204) kept.push(email);
		await pause(5);
	}
	return { kept, statuses };
}

/** Makes PostgreSQL need new files for its log of changes, without which it cannot go on. */
const exhaustLog = (data: string): Promise<void> =>
	withClient(data, async (client) => {
		for (let megabyte = 0; megabyte < 64; megabyte += 1)
			await client.query("SELECT pg_logical_emit_message(false, 'fault', repeat('x', 1000000))");
	}).catch(() => {});

const readyIs = (server: RunningServer, status: number, seconds = 60) =>
	until(`/api/ready to answer ${status}`, seconds, async () => {
		return (await statusOf(server, "/api/ready")) === status;
	});

// Only root may mount a disk.
if (process.getuid?.() === 0)
	describe("a disk that becomes full under a running server", () => {
		test("writes are refused as temporary, nothing acknowledged is lost, and free space alone heals it", async () => {
			await using installation = makeInstallation();
			using disk = mountDisk(installation);
			const environment = { TRUSTED_PROXIES: "1", CONTACT_EMAIL: "operator@example.org" };
			await using server = await startServer(installation, { environment, hashesQuickly: true });
			await server.ready();
			const person = await student(server.port);
			const save = (career: string) => person.ask(server.port, "PUT", `/api/saved-careers/${career}`);
			assert.equal((await save("ecologist")).status, 204);

			let isOver = false;
			const writing = writeMessages(server.port, () => isOver);
			disk.fill();
			const refused = await until("a refused message", 60, async () => {
				const answer = await guest().ask(server.port, "POST", "/api/contact-messages", {
					...messageFrom("ada@example.org"),
					message: "x".repeat(maxMessageLength),
				});
				return answer.status !== 204 && answer;
			});
			assert.deepEqual([refused.status, refused.body.code], [503, "server.not_ready"]);
			assert.equal(await statusOf(server, "/explore"), 200);
			assert.equal((await person.ask(server.port, "GET", "/api/saved-careers")).status, 200);
			const read = readEnvironment({ DATA_DIR: installation.data });
			assert.ok(read.ok);
			const findings = await examine(read.value);
			assert.ok(findings.some(({ level, sentence }) => level === "fail" && /are free for/.test(sentence)));

			await exhaustLog(installation.data);
			await readyIs(server, 503);
			assert.equal(await statusOf(server, "/explore"), 200);
			assert.equal(await statusOf(server, "/api/health"), 200);
			assert.equal((await save("geologist")).status, 503);

			disk.free();
			await readyIs(server, 200);
			assert.equal((await save("astronomer")).status, 204);
			isOver = true;
			const { kept, statuses } = await writing;
			assert.deepEqual([...statuses].sort(), [204, 503]);
			const { body } = await person.ask(server.port, "GET", "/api/saved-careers");
			assert.deepEqual(body.saved.map(({ careerId }: { careerId: string }) => careerId).sort(), [
				"astronomer",
				"ecologist",
			]);
			// Each message and the mail about it are stored together, or neither.
			const stored = await withClient(installation.data, async (client) => {
				const { rows } = await client.query(
					`SELECT count(*) FILTER (WHERE email = ANY($1))::int AS kept, count(*)::int AS messages,
						(SELECT count(*)::int FROM mail_outbox WHERE kind = 'contactMessage') AS mails
					FROM contact_message`,
					[kept],
				);
				return rows[0];
			});
			assert.equal(stored.kept, kept.length);
			assert.equal(stored.mails, stored.messages);
			server.process.kill("SIGTERM");
			assert.equal(await server.ended(), 0);
		});
	});
else sayNotRun("a disk that becomes full under a running server", { "the rights of root": false });
