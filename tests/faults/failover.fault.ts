import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { describe, test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { careerIds } from "#domain/careers/career-id.ts";
import { debianPrograms } from "./support/debian-postgres.ts";
import { type Cluster, startCluster } from "./support/patroni.ts";
import { guest, messageFrom, type Person, student } from "./support/person.ts";
import { makePlace } from "./support/place.ts";
import { findProgram, sayNotRun } from "./support/programs.ts";
import { startServer } from "./support/server.ts";
import { isLong } from "./support/wait.ts";

const [etcd, patroni, postgres] = [findProgram("etcd"), findProgram("patroni"), debianPrograms()];
/** Of each kind; SPECTRA_FAILOVER_ROUNDS chooses another number. The short form is one switchover. */
const rounds = Number(process.env.SPECTRA_FAILOVER_ROUNDS ?? (isLong ? 7 : 1));
const loadSeconds = isLong ? { before: 5, after: 40 } : { before: 2, after: 10 };
/** The longest time that a request may wait, in milliseconds, with the load of a test machine. */
const maxWaitMs = 10_000;

/** The writes that were acknowledged, and how the requests fared. */
interface Kept {
	readonly messages: string[];
	readonly saved: Map<Person, Set<string>>;
	readonly statuses: Map<string, number>;
	longestMs: number;
	/** When each write succeeded, in milliseconds. */
	readonly successes: number[];
}

/** Writes alternately to both servers until `isOver`. */
async function write(ports: readonly number[], person: Person, kept: Kept, isOver: () => boolean) {
	const saved = new Set<string>();
	kept.saved.set(person, saved);
	const timed = async (ask: () => Promise<{ status: number }>): Promise<number> => {
		const began = performance.now();
		const { status } = await ask().catch(() => ({ status: 0 }));
		kept.longestMs = Math.max(kept.longestMs, performance.now() - began);
		kept.statuses.set(String(status), (kept.statuses.get(String(status)) ?? 0) + 1);
		if (status === 204) kept.successes.push(performance.now());
		return status;
	};
	for (let turn = 0; !isOver(); turn += 1) {
		const port = ports[turn % ports.length] ?? 0;
		const email = `${randomUUID()}@example.org`;
		const sent = await timed(() =>
			guest(email).ask(port, "POST", "/api/contact-messages", messageFrom(email)),
		);
		if (sent === 204) kept.messages.push(email);
		const career = careerIds[turn % careerIds.length] ?? careerIds[0];
		if ((await timed(() => person.ask(port, "PUT", `/api/saved-careers/${career}`))) === 204)
			saved.add(career);
		await pause(50);
	}
}

/** The acknowledged writes that the database lost. */
async function lostOf({ ask }: Cluster, { messages, saved }: Kept): Promise<number> {
	const [stored] = await ask("SELECT count(*)::int AS n FROM contact_message WHERE email = ANY($1::text[])", [
		messages,
	]);
	let lost = messages.length - Number(stored?.n);
	for (const [person, careers] of saved) {
		const rows = await ask(
			"SELECT career_id FROM saved_career JOIN account ON account.id = account_id WHERE email = $1",
			[person.email],
		);
		const known = new Set(rows.map((row) => row.career_id));
		lost += [...careers].filter((career) => !known.has(career)).length;
	}
	return lost;
}

if (etcd !== undefined && patroni !== undefined && postgres !== undefined) {
	describe("failover of a PostgreSQL cluster (Patroni, three nodes, synchronous)", () => {
		test(`two servers lose no acknowledged write in ${rounds} rounds of each kind, and no request waits longer than ten seconds`, async () => {
			await using cluster = await startCluster({ etcd, patroni, postgres });
			await using here = makePlace();
			await using there = makePlace();
			const environment = { DATABASE_URL: cluster.address, TRUSTED_PROXIES: "1" };
			await using one = await startServer(here, { environment, hashesQuickly: true });
			await one.ready();
			await using other = await startServer(there, { environment, hashesQuickly: true });
			await other.ready();
			const ports = [one.port, other.port];
			const hits = {
				...(isLong ? { node: cluster.killLeader, postmaster: cluster.killPostmaster } : {}),
				switchover: cluster.switchOver,
			};
			let [acknowledged, lost, longestMs] = [0, 0, 0];
			for (let round = 1; round <= rounds; round += 1) {
				for (const [kind, hit] of Object.entries(hits)) {
					const kept: Kept = {
						messages: [],
						saved: new Map(),
						statuses: new Map(),
						longestMs: 0,
						successes: [],
					};
					const people = await Promise.all([0, 1, 0].map((index) => student(ports[index] ?? 0)));
					let isOver = false;
					const writers = people.map((person) => write(ports, person, kept, () => isOver));
					await pause(loadSeconds.before * 1_000);
					const hitAt = performance.now();
					await hit();
					const pages = await one.get("/explore");
					assert.equal(pages.status, 200);
					await pause(loadSeconds.after * 1_000);
					isOver = true;
					await Promise.all(writers);
					await cluster.heal();
					const times = [hitAt, ...kept.successes.filter((at) => at > hitAt)];
					const gap = Math.max(...times.slice(1).map((at, index) => at - (times[index] ?? at)));
					const count =
						kept.messages.length + [...kept.saved.values()].reduce((sum, { size }) => sum + size, 0);
					const missing = await lostOf(cluster, kept);
					console.log(
						`${kind} ${round}: ${count} acknowledged, ${missing} lost, writes away ${(gap / 1_000).toFixed(1)} s, longest request ${(kept.longestMs / 1_000).toFixed(1)} s, ${JSON.stringify(Object.fromEntries(kept.statuses))}`,
					);
					acknowledged += count;
					lost += missing;
					longestMs = Math.max(longestMs, kept.longestMs);
				}
			}
			console.log(
				`${acknowledged} acknowledged, ${lost} lost, longest request ${(longestMs / 1_000).toFixed(1)} s`,
			);
			assert.equal(lost, 0);
			assert.ok(longestMs < maxWaitMs);
		});
	});
} else
	sayNotRun("failover of a PostgreSQL cluster (Patroni, three nodes, synchronous)", {
		etcd,
		patroni,
		postgresql: postgres,
	});
