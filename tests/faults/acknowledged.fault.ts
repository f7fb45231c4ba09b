import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { describe, test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { careerIds } from "#domain/careers/career-id.ts";
import { maxFreeAttempts } from "#domain/quiz/kept-attempts.ts";
import { childrenOf, type Installation, makeInstallation, postmasterOf } from "./support/installation.ts";
import { attemptAt, guest, messageFrom, type Person, student } from "./support/person.ts";
import { startServer } from "./support/server.ts";
import { withClient } from "./support/sql.ts";
import { isLong, until } from "./support/wait.ts";

const rounds = isLong ? 200 : 2;
/** Fewer than an account may send in an hour. */
const attemptsOfOne = 100;
const environment = { TRUSTED_PROXIES: "1", CONTACT_EMAIL: "operator@example.org" };

/** The writes that the servers acknowledged, and so have to keep. */
interface Promised {
	readonly attempts: { readonly person: Person; readonly instants: string[] }[];
	/** By career: whether it is saved; undefined after an interrupted request, when either may be true. */
	readonly saved: Map<string, boolean | undefined>;
	readonly messages: string[];
}

const emptyPromises = (): Promised => ({ attempts: [], saved: new Map(), messages: [] });
const countOf = ({ attempts, messages }: Promised) =>
	attempts.reduce((sum, { instants }) => sum + instants.length, messages.length);

let clockMs = Date.parse("2025-01-01T00:00:00.000Z");

/** Three writers that run until the server is gone; only acknowledged writes are recorded. */
async function writeUntilGone(port: number, saver: Person, promised: Promised): Promise<void> {
	const quiz = promised.attempts.at(-1);
	const finishQuizzes = async () => {
		while (quiz !== undefined && quiz.instants.length < attemptsOfOne) {
			clockMs += 1000;
			const instant = new Date(clockMs).toISOString();
			const { status } = await quiz.person.ask(port, "POST", "/api/quiz/attempts", attemptAt(instant));
			assert.equal(status, 200);
			quiz.instants.push(instant);
		}
	};
	const saveCareers = async () => {
		for (;;) {
			const id = careerIds[Math.floor(Math.random() * careerIds.length)] ?? careerIds[0];
			const isSaved = Math.random() < 0.6;
			promised.saved.set(id, undefined);
			const path = `/api/saved-careers/${id}`;
			assert.equal((await saver.ask(port, isSaved ? "PUT" : "DELETE", path)).status, 204);
			promised.saved.set(id, isSaved);
		}
	};
	const writeMessages = async () => {
		for (;;) {
			const email = `${randomUUID()}@example.org`;
			const { status } = await guest(email).ask(port, "POST", "/api/contact-messages", messageFrom(email));
			assert.equal(status, 204);
			promised.messages.push(email);
		}
	};
	const ended = await Promise.allSettled([finishQuizzes(), saveCareers(), writeMessages()]);
	for (const end of ended) {
		// A server that is gone rejects; a wrong response is a failure.
		if (end.status === "rejected" && end.reason instanceof assert.AssertionError) throw end.reason;
	}
}

async function expectKept(
	installation: Installation,
	port: number,
	saver: Person,
	promised: Promised,
): Promise<void> {
	for (const { person, instants } of promised.attempts) {
		const { body } = await person.ask(port, "GET", "/api/quiz/attempts");
		const shown = new Set(body.attempts.map(({ completedAt }: { completedAt: string }) => completedAt));
		// An unacknowledged write may have followed.
		for (const instant of instants.slice(1 - maxFreeAttempts)) assert.ok(shown.has(instant), instant);
	}
	await withClient(installation.data, async (client) => {
		const { rows } = await client.query("SELECT completed_at FROM quiz_attempt");
		const kept = new Set(rows.map((row) => row.completed_at.toISOString()));
		for (const { instants } of promised.attempts)
			for (const instant of instants) assert.ok(kept.has(instant), instant);
	});
	const { body } = await saver.ask(port, "GET", "/api/saved-careers");
	const saved = new Set(body.saved.map(({ careerId }: { careerId: string }) => careerId));
	for (const [id, isSaved] of promised.saved)
		if (isSaved !== undefined) assert.equal(saved.has(id), isSaved, id);
	await withClient(installation.data, async (client) => {
		const { rows } = await client.query(
			"SELECT count(*)::int AS kept FROM contact_message WHERE email = ANY($1)",
			[promised.messages],
		);
		assert.equal(rows[0].kept, promised.messages.length);
		// The mail about a message is enqueued in the same transaction.
		const mails = await client.query(
			"SELECT count(*)::int AS n FROM mail_outbox WHERE kind = 'contactMessage'",
		);
		const messages = await client.query("SELECT count(*)::int AS n FROM contact_message");
		assert.equal(mails.rows[0].n, messages.rows[0].n);
	});
}

describe("kill -9 during writes", () => {
	test(`no acknowledged write is lost in ${rounds} rounds`, async () => {
		await using installation = makeInstallation();
		const promised = emptyPromises();
		let saver: Person | undefined;
		for (let round = 0; round < rounds; round += 1) {
			await using server = await startServer(installation, { environment, hashesQuickly: true });
			await server.ready(60);
			saver ??= await student(server.port);
			await expectKept(installation, server.port, saver, promised);
			if ((promised.attempts.at(-1)?.instants.length ?? attemptsOfOne) >= attemptsOfOne) {
				promised.attempts.push({ person: await student(server.port), instants: [] });
			}
			const postmaster = postmasterOf(installation.data);
			assert.ok(postmaster !== undefined);
			const writing = writeUntilGone(server.port, saver, promised);
			const enough = countOf(promised) + 8;
			await until("some writes to be acknowledged", 30, () => countOf(promised) >= enough);
			await pause(Math.random() * 200);
			server.process.kill("SIGKILL");
			// Every second time the database is killed with it.
			if (round % 2 === 1) {
				for (const pid of [postmaster, ...childrenOf(postmaster)]) process.kill(pid, "SIGKILL");
			}
			await server.ended();
			await writing;
		}
		await using last = await startServer(installation, { environment, hashesQuickly: true });
		await last.ready(60);
		assert.ok(saver !== undefined);
		await expectKept(installation, last.port, saver, promised);
		const written = countOf(promised);
		console.log(`${rounds} rounds: ${written} acknowledged quizzes and messages, none lost`);
		assert.ok(written > rounds);
	});
});
