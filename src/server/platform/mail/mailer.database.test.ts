import { setTimeout as pause } from "node:timers/promises";
import { beforeAll, describe, expect, it, vi } from "vitest";
import * as z from "zod/mini";
import { createDatabase, type Database } from "#server/platform/db/database.ts";
import { createJobs, type Jobs } from "#server/platform/jobs/jobs.ts";
import { createLog } from "#server/platform/log.ts";
import { prepareDatabase } from "../../../../tests/setup/database.ts";
import {
	defineMail,
	type FinishedMail,
	type KeptMails,
	type MailOf,
	type MailTransport,
	noFacts,
} from "./mail.ts";
import { createMailer, type Mailer } from "./mailer.ts";

const test = prepareDatabase();
const lines: string[] = [];
const log = createLog("warn", (line) => lines.push(line), Date.now);

const kinds = {
	note: defineMail(z.object({ n: z.int() }), async () => ({
		subject: "Note <1>",
		greeting: "Hello <b>Ada</b>",
		paragraphs: ["One & two"],
	})),
	resetPassword: defineMail(noFacts, async () => ({
		subject: "Link",
		greeting: "Hello",
		paragraphs: ["One"],
	})),
	needless: defineMail(noFacts, async () => null),
};
type Kinds = typeof kinds;

const mail: MailOf<Pick<Kinds, "note">> = {
	kind: "note",
	locale: "fr",
	to: "ada@example.org",
	accountId: null,
	facts: { n: 1 },
};

interface Sent {
	readonly mails: FinishedMail[];
	fail: number;
	readonly keeps?: KeptMails;
	/** Runs while a mail is being sent. */
	readonly meanwhile?: (id: string) => Promise<unknown>;
}

const transportInto = (sent: Sent): MailTransport => ({
	isReal: true,
	...(sent.keeps === undefined ? {} : { keeps: sent.keeps }),
	send: async (one) => {
		await pause(5);
		await sent.meanwhile?.(one.id);
		if (sent.fail > 0) {
			sent.fail -= 1;
			throw new Error("The mail server is down");
		}
		sent.mails.push(one);
	},
});

/** The mailer of one server. */
function startMailer(
	database: Database,
	jobs: Pick<Jobs, "send" | "idsUnderWay">,
	sent: Sent,
	isClockTrusted = async () => true,
) {
	const parts = { database, jobs, publicUrl: "http://localhost", kinds, now: () => new Date(), log };
	const mailer = createMailer({ ...parts, isClockTrusted, transport: transportInto(sent) });
	const job = mailer.jobs.find(({ name }) => name === "mail");
	const sweep = mailer.jobs.find(({ name }) => name === "mail-sweep");
	return { mailer, deliver: (id: unknown) => job?.handle({ id }), sweep: () => sweep?.handle({}) };
}

const noJobs = { send: async () => {}, idsUnderWay: async () => [] };
const waiting = () => test.ask("SELECT * FROM mail_outbox WHERE settled_at IS NULL");

describe("an enqueued mail", () => {
	beforeAll(() => expect(test.database.isReady()).resolves.toBe(true));

	it("a mail exists if and only if its cause is committed", async () => {
		const { mailer } = startMailer(test.database, noJobs, { mails: [], fail: 0 });
		const write = test.database.transaction(async (transaction) => {
			await mailer.enqueue(transaction, mail, new Date());
			throw new Error("It did not happen");
		});
		await expect(write).rejects.toThrow("It did not happen");
		expect(await waiting()).toEqual([]);
	});

	it("a mail is sent once by concurrent workers, and its content is deleted then", async () => {
		const sent = { mails: [], fail: 0 };
		const { mailer, deliver } = startMailer(test.database, noJobs, sent);
		await test.database.transaction((transaction) => mailer.enqueue(transaction, mail, new Date()));
		const [row] = await waiting();
		await Promise.all(Array.from({ length: 8 }, () => deliver(row?.id)));
		await deliver(row?.id);
		expect(sent.mails).toHaveLength(1);
		expect(sent.mails[0]).toMatchObject({ id: row?.id, to: "ada@example.org", subject: "Note <1>" });
		const [left] = await test.ask("SELECT * FROM mail_outbox WHERE id = $1", [row?.id]);
		expect(left).toMatchObject({ recipient: null, facts: null, taken_until: null });
	});

	it("a mail waits while the mail server is down, and is sent once when it is back", async () => {
		const sent: Sent = { mails: [], fail: 2 };
		const { mailer, deliver } = startMailer(test.database, noJobs, sent);
		await test.database.transaction((transaction) => mailer.enqueue(transaction, mail, new Date()));
		const [row] = await waiting();
		await expect(deliver(row?.id)).rejects.toThrow("down");
		await expect(deliver(row?.id)).rejects.toThrow("down");
		await deliver(row?.id);
		await deliver(row?.id);
		expect(sent.mails).toHaveLength(1);
	});

	it("an outdated mail is not sent", async () => {
		const sent = { mails: [], fail: 0 };
		const { mailer, deliver } = startMailer(test.database, noJobs, sent);
		const needless = { ...mail, kind: "needless", facts: {} } as const;
		await test.database.transaction((transaction) => mailer.enqueue(transaction, needless, new Date()));
		const [row] = await waiting();
		await deliver(row?.id);
		expect([sent.mails, await waiting()]).toEqual([[], []]);
	});

	it("typed text is escaped", async () => {
		const sent: Sent = { mails: [], fail: 0 };
		const { mailer, deliver } = startMailer(test.database, noJobs, sent);
		await test.database.transaction((transaction) => mailer.enqueue(transaction, mail, new Date()));
		const [row] = await waiting();
		await deliver(row?.id);
		expect(sent.mails[0]?.html).toContain("Hello &lt;b&gt;Ada&lt;/b&gt;");
		expect(sent.mails[0]?.html).toContain("One &amp; two");
		expect(sent.mails[0]?.text).toContain("Hello <b>Ada</b>");
	});
});

describe("two servers on one database", () => {
	it("every mail is sent once by two servers, also when its job was lost", async () => {
		const sent: Sent = { mails: [], fail: 0 };
		const second = createDatabase(
			{ databaseUrl: test.address, dataDirectory: undefined, repository: "." },
			log,
		);
		await second.start();
		const both = [test.database, second].map((database) => {
			const jobs = createJobs(database, log);
			return { database, jobs, ...startMailer(database, jobs, sent) };
		});
		await Promise.all(both.map(({ jobs, mailer }) => jobs.start(mailer.jobs)));
		try {
			const long = new Date(Date.now() - 10 * 60_000);
			const { mailer: without } = startMailer(test.database, noJobs, sent);
			await test.database.transaction((transaction) => without.enqueue(transaction, mail, long));
			for (const { database, mailer } of both) {
				for (let number = 0; number < 5; number += 1) {
					await database.transaction((transaction) => mailer.enqueue(transaction, mail, new Date()));
				}
			}
			await Promise.all(both.map(({ sweep }) => sweep()));
			await expect.poll(async () => (await waiting()).length, { timeout: 15_000, interval: 200 }).toBe(0);
			expect(sent.mails).toHaveLength(11);
			expect(new Set(sent.mails.map(({ id }) => id)).size).toBe(11);
		} finally {
			await Promise.all(both.map(({ jobs }) => jobs.stop()));
			await second.stop();
		}
	}, 40_000);
});

describe("many mails", () => {
	it("mails are sent concurrently, awaited links first, and the sweep adds no job to waiting ones", async () => {
		const sent: Sent = { mails: [], fail: 0 };
		const jobs = createJobs(test.database, log);
		const { mailer, sweep } = startMailer(test.database, jobs, sent);
		await jobs.startSending(mailer.jobs);
		const old = new Date(Date.now() - 10 * 60_000);
		const write = (one: MailOf<Kinds>) =>
			test.database.transaction((transaction) => mailer.enqueue(transaction, one, old));
		for (let number = 0; number < 30; number += 1) await write(mail);
		await write({ ...mail, kind: "resetPassword", facts: {} });
		const jobsThere = async () =>
			(
				await test.ask("SELECT count(*)::int AS n FROM jobs.job WHERE name = 'mail' AND state < 'completed'")
			)[0]?.n;
		expect(await jobsThere()).toBe(31);
		await sweep();
		expect(await jobsThere()).toBe(31);
		await jobs.stop();
		const working = createJobs(test.database, log);
		const began = Date.now();
		await working.start(mailer.jobs);
		await expect.poll(async () => (await waiting()).length, { timeout: 20_000, interval: 50 }).toBe(0);
		await working.stop();
		expect(sent.mails).toHaveLength(31);
		expect(sent.mails.slice(0, 10).map(({ kind }) => kind)).toContain("resetPassword");
		// One a second would take half a minute.
		expect(Date.now() - began).toBeLessThan(20_000);
	}, 60_000);

	it("mails that can't be sent are reported to the operator, without their recipients", async () => {
		const { mailer, deliver } = startMailer(test.database, noJobs, { mails: [], fail: 1 });
		await test.database.transaction((transaction) => mailer.enqueue(transaction, mail, new Date()));
		const [row] = await waiting();
		await expect(deliver(row?.id)).rejects.toThrow("down");
		expect(lines.at(-1)).toContain("could not be sent");
		expect(lines.at(-1)).not.toContain("ada@example.org");
		await deliver(row?.id);
	});

	it("mails to an address in another case are deleted with its account", async () => {
		const { mailer } = startMailer(test.database, noJobs, { mails: [], fail: 0 });
		const shouted = { ...mail, to: "Ada@Example.ORG" };
		await test.database.transaction((transaction) => mailer.enqueue(transaction, shouted, new Date()));
		const owner = { id: "5f0c1e60-8f6c-4f0a-9d2e-0d9a3a1b2c3d", email: "ada@example.org" };
		await test.database.transaction((transaction) => mailer.eraseMails(transaction, owner));
		expect(await waiting()).toEqual([]);
	});
});

describe("mails that stay in a folder", () => {
	const erasedOwner = { id: "5f0c1e60-8f6c-4f0a-9d2e-0d9a3a1b2c3d", email: "ada@example.org" };
	const promise = async (mailer: Mailer<Kinds>) => {
		await test.database.transaction((transaction) => mailer.enqueue(transaction, mail, new Date()));
		return String((await waiting())[0]?.id);
	};

	it("mails in the folder are deleted with their account, even when one is being written", async () => {
		const remove = vi.fn(async () => {});
		const keeps = { remove, removeBefore: async () => {} };
		const erase = () =>
			test.database.transaction((transaction) => mailer.eraseMails(transaction, erasedOwner));
		const sent = { mails: [], fail: 0, keeps, meanwhile: erase };
		const { mailer, deliver } = startMailer(test.database, noJobs, sent);
		const id = await promise(mailer);
		await deliver(id);
		expect(remove.mock.calls).toEqual([[[id], erasedOwner.email], [[id]]]);
		expect(await waiting()).toEqual([]);
	});

	it("an account can be erased even when its mails can't be removed", async () => {
		const remove = () => Promise.reject(new Error("The folder belongs to another user"));
		const sent = { mails: [], fail: 0, keeps: { remove, removeBefore: remove } };
		const { mailer } = startMailer(test.database, noJobs, sent);
		await promise(mailer);
		await test.database.transaction((transaction) => mailer.eraseMails(transaction, erasedOwner));
		expect(await waiting()).toEqual([]);
		expect(lines.at(-1)).toContain("mails were not removed");
	});

	it("mails in the folder are deleted after seven days", async () => {
		const removeBefore = vi.fn(async (_before: Date) => {});
		const sent = { mails: [], fail: 0, keeps: { remove: async () => {}, removeBefore } };
		await startMailer(test.database, noJobs, sent).sweep();
		const [[before] = []] = removeBefore.mock.calls;
		expect(Date.now() - Number(before)).toBeGreaterThanOrEqual(7 * 24 * 3_600_000);
		expect(Date.now() - Number(before)).toBeLessThan(7 * 24 * 3_600_000 + 60_000);
	});

	it("no mail is deleted for its age while the clock is in doubt", async () => {
		const removeBefore = vi.fn(async (_before: Date) => {});
		const sent = { mails: [], fail: 0, keeps: { remove: async () => {}, removeBefore } };
		await startMailer(test.database, noJobs, sent, async () => false).sweep();
		expect(removeBefore).not.toHaveBeenCalled();
	});
});
