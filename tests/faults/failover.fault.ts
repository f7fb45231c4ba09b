import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { consistencyViolations } from "../setup/consistency-violations.ts";
import { debianPrograms } from "./support/debian-postgres.ts";
import { makeInstallation } from "./support/installation.ts";
import { type Cluster, startCluster } from "./support/patroni.ts";
import { guest, type Person, signedUp } from "./support/person.ts";
import { findProgram, sayNotRun } from "./support/programs.ts";
import { type RunningServer, startServer } from "./support/server.ts";
import { isLong, until } from "./support/wait.ts";
import { type FollowedWall, followWall } from "./support/wall.ts";
import { startWriteLoad, type WriteLoad } from "./support/write-load.ts";

const [etcd, patroni, postgres] = [findProgram("etcd"), findProgram("patroni"), debianPrograms()];
/** Of each of six kinds; SPECTRA_FAILOVER_ROUNDS chooses another number. The short form is one switchover and one silent leader. */
const rounds = Number(process.env.SPECTRA_FAILOVER_ROUNDS ?? (isLong ? 4 : 1));
/** The kinds to try, by their names; all by default. */
const chosen = process.env.SPECTRA_FAILOVER_KINDS?.split(",");
/** The longest time that a request may wait, in milliseconds, with the load of a test machine. */
const maxWaitMs = 10_000;
/** The writes of each kind before a hit, and again on the next leader. */
const writesOfEach = isLong ? 20 : 5;

/** The ways in which a machine of the cluster is lost. */
function hitsOf(cluster: Cluster): Readonly<Record<string, () => Promise<void>>> {
	const { unplugLeader } = cluster;
	const all = {
		...(isLong
			? {
					"machine killed": cluster.killLeader,
					"postmaster killed": cluster.killPostmaster,
					"standby frozen": cluster.freezeStandby,
				}
			: {}),
		...(isLong || unplugLeader === undefined ? { "machine frozen": cluster.freezeLeader } : {}),
		...(unplugLeader === undefined ? {} : { "cable pulled": unplugLeader }),
		switchover: cluster.switchOver,
	};
	return Object.fromEntries(
		Object.entries(all).filter(([kind]) => chosen === undefined || chosen.includes(kind)),
	);
}

/** A class whose wall is open on one server. */
interface WatchedClass {
	readonly teacher: Person;
	readonly classId: string;
	readonly code: string;
}

async function makeClass(port: number): Promise<WatchedClass> {
	const teacher = await signedUp(port, "teacher");
	const form = { name: "10 B", level: "", locale: "en" };
	const classId: string = (await teacher.ask(port, "POST", "/api/classes", form)).body.id;
	const { code } = (await teacher.ask(port, "GET", `/api/classes/${classId}`)).body;
	return { teacher, classId, code };
}

/** The wall of one server shows a pupil who joins through the other, within seconds. */
async function showsJoins(wall: FollowedWall, { code }: WatchedClass, port: number): Promise<void> {
	const pupil = guest();
	await until("a pupil to join", 20, async () => {
		const joined = await pupil.ask(port, "POST", "/api/class-memberships", { code });
		return joined.status === 200;
	});
	// Without notifications a wall is read every ten seconds.
	await until("the wall to show a pupil", 8, () => wall.latest()?.pupils === 1);
}

/** One hit under load. Returns the load, with the time without writes. */
async function lose(
	cluster: Cluster,
	hit: () => Promise<void>,
	[one, other]: readonly [RunningServer, RunningServer],
): Promise<{ load: Omit<WriteLoad, typeof Symbol.asyncDispose>; gapMs: number }> {
	const watched = await makeClass(one.port);
	await using wall = followWall(watched.teacher, one.port, watched.classId);
	await until("the empty wall", 20, () => wall.latest()?.pupils === 0);
	await using load = await startWriteLoad([one.port, other.port]);
	await until("writes of each kind", 60, () => load.hasWritten(writesOfEach));
	const before = await cluster.generation();
	const hitAt = performance.now();
	await hit();
	for (const server of [one, other]) assert.equal((await server.get("/explore")).status, 200);
	await until("another leader or standby", 90, async () => {
		const now = await cluster.generation();
		return now !== undefined && now !== before;
	});
	const foundAt = performance.now();
	await until("writes of each kind on the next leader", 60, () => load.hasWritten(writesOfEach, foundAt));
	// Writes go on while a silent leader wakes up.
	await cluster.heal();
	await load.end();
	await showsJoins(wall, watched, other.port);
	return { load, gapMs: load.gapMs(hitAt) };
}

/** A worker that lost the database keeps its mail for two minutes, and its job for as long. */
const mailsWithinSeconds = 300;

/** Waits until jobs have sent the mail of every sign-up. Returns the time that it took. */
async function sendMails({ ask }: Cluster): Promise<number> {
	const began = performance.now();
	await until("every mail to be sent", mailsWithinSeconds, async () => {
		const [waiting] = await ask("SELECT count(*)::int AS n FROM mail_outbox WHERE settled_at IS NULL");
		return waiting?.n === 0;
	});
	return performance.now() - began;
}

/** A payment that lost the database is given up after a minute, and the watch looks every twenty seconds. */
const settledWithinSeconds = 150;

/** The contradictions between payments, consultations and receipts, once no payment is under way: none. */
async function contradictions({ ask }: Cluster): Promise<Record<string, unknown[]>> {
	await until("every payment to be settled", settledWithinSeconds, async () => {
		const [open] = await ask("SELECT count(*)::int AS n FROM payment WHERE state IN ('open', 'refunding')");
		return open?.n === 0;
	});
	const found = await consistencyViolations(ask);
	for (const [rule, sql] of Object.entries({
		"receipts with a gap":
			"SELECT series FROM receipt GROUP BY series HAVING count(*) <> max(number) OR min(number) <> 1",
		"booked twice": "SELECT account_id FROM appointment GROUP BY account_id HAVING count(*) > 1",
		"kept without a receipt": `SELECT id FROM payment WHERE state = 'paid'
			AND NOT EXISTS (SELECT FROM receipt WHERE payment_id = payment.id AND kind = 'payment')`,
	})) {
		const rows = await ask(sql);
		if (rows.length > 0) found[rule] = rows;
	}
	return found;
}

const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`;

if (etcd !== undefined && patroni !== undefined && postgres !== undefined) {
	describe("failover of a PostgreSQL cluster (Patroni, three nodes, synchronous)", () => {
		test(`two servers lose no acknowledged write in ${rounds} rounds of each kind, and no request waits longer than ten seconds`, async () => {
			await using cluster = await startCluster({ etcd, patroni, postgres });
			await using here = makeInstallation();
			await using there = makeInstallation();
			const environment = {
				DATABASE_URL: cluster.address,
				TRUSTED_PROXIES: "1",
				SIMULATED_PAYMENTS: "accept",
			};
			await using one = await startServer(here, { environment, hashesQuickly: true });
			await one.ready();
			await using other = await startServer(there, { environment, hashesQuickly: true });
			await other.ready();
			const lost: string[] = [];
			const unexpected: string[] = [];
			let [acknowledged, longestMs] = [0, 0];
			for (let round = 1; round <= rounds; round += 1) {
				for (const [kind, hit] of Object.entries(hitsOf(cluster))) {
					const { load, gapMs } = await lose(cluster, hit, [one, other]);
					const missing = await load.lost(cluster.ask);
					console.log(
						`${kind} ${round}: ${load.count()} acknowledged (${load.paidCount()} of payments), ${missing.length} lost, writes away ${seconds(gapMs)}, longest request ${seconds(load.longestMs())}, ${load.refused()} times 503 with Retry-After, other answers: ${JSON.stringify(load.unexpected())}`,
					);
					acknowledged += load.count();
					lost.push(...missing);
					unexpected.push(...load.unexpected());
					longestMs = Math.max(longestMs, load.longestMs());
				}
			}
			const wrong = await contradictions(cluster);
			console.log(`${acknowledged} acknowledged, ${lost.length} lost, longest request ${seconds(longestMs)}`);
			console.log(`the last mail was sent after ${seconds(await sendMails(cluster))}`);
			assert.deepEqual(lost, []);
			assert.deepEqual(unexpected, []);
			assert.deepEqual(wrong, {});
			assert.ok(longestMs < maxWaitMs);
		});
	});
} else
	sayNotRun("failover of a PostgreSQL cluster (Patroni, three nodes, synchronous)", {
		etcd,
		patroni,
		postgresql: postgres,
	});
