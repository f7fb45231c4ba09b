import { randomUUID } from "node:crypto";
import { Client } from "pg";
import { afterEach, describe, expect, it } from "vitest";
import { createLog } from "#server/platform/log.ts";
import { prepareDatabase, type TestDatabase } from "../../../../tests/setup/database.ts";
import { monthlyTables } from "../monthly-tables.ts";
import { createDatabase } from "./database.ts";
import { dropMonths, makeMonths } from "./partitions.ts";

const test = prepareDatabase();
const make = (now: Date) => makeMonths(test.database, monthlyTables, now);
const drop = (now: Date) => dropMonths(test.database, monthlyTables, now);

const partitionsOf = async (table: string, database: Pick<TestDatabase, "ask"> = test) =>
	(
		await database.ask(
			"SELECT inhrelid::regclass::text AS name FROM pg_inherits WHERE inhparent = $1::regclass ORDER BY 1",
			[table],
		)
	).map(({ name }) => name);

const monthName = (at: Date): string => at.toISOString().slice(0, 7).replace("-", "_");

const addEvent = (at: Date) =>
	test.ask("INSERT INTO audit_event (id, event, at) VALUES ($1, 'signed_in', $2)", [randomUUID(), at]);
const addMail = (writtenAt: Date, settledAt: Date | null) =>
	test.ask(
		"INSERT INTO mail_outbox (id, kind, locale, written_at, settled_at) VALUES ($1, 'results', 'fr', $2, $3)",
		[randomUUID(), writtenAt, settledAt],
	);
/** The partition of each row, oldest row first. */
const partitionsHolding = async (table: string, column: string) =>
	(await test.ask(`SELECT tableoid::regclass::text AS name FROM ${table} ORDER BY ${column}`)).map(
		({ name }) => name,
	);

afterEach(async () => {
	await test.ask("DELETE FROM audit_event");
	await test.ask("DELETE FROM mail_outbox");
	for (const table of ["audit_event", "mail_outbox"])
		for (const name of await partitionsOf(table))
			if (/_20\d\d_/.test(`${name}`)) await test.ask(`DROP TABLE ${name}`);
});

describe("months ahead", () => {
	it("the next three months are made once, for both tables", async () => {
		const made = await make(new Date());
		expect(made.length).toBeGreaterThanOrEqual(6);
		expect(await make(new Date())).toEqual([]);
		const last = new Date();
		last.setUTCDate(1);
		last.setUTCMonth(last.getUTCMonth() + 3);
		for (const table of ["audit_event", "mail_outbox"])
			expect(await partitionsOf(table)).toContain(`${table}_${monthName(last)}`);
	});

	it("a row goes to the month of its instant in UTC, whatever the zone of the session", async () => {
		await make(new Date("2031-03-15T00:00:00.000Z"));
		const client = new Client({ connectionString: test.address, options: "-c timezone=Pacific/Auckland" });
		await client.connect();
		try {
			expect(
				await makeMonths(
					{ transaction: (work) => work({ $client: client } as never) },
					monthlyTables,
					new Date("2031-03-15T00:00:00.000Z"),
				),
			).toEqual([]);
		} finally {
			await client.end();
		}
		await addEvent(new Date("2031-03-31T23:59:59.999Z"));
		await addEvent(new Date("2031-04-01T00:00:00.000Z"));
		expect(await partitionsHolding("audit_event", "at")).toEqual([
			"audit_event_2031_03",
			"audit_event_2031_04",
		]);
	});

	it("servers that make months concurrently make each of them once", async () => {
		const log = createLog("error", (line) => process.stderr.write(line), Date.now);
		const settings = { databaseUrl: test.address, dataDirectory: undefined, repository: ".", connections: 2 };
		const other = createDatabase(settings, log);
		await other.start();
		const now = new Date("2032-06-01T00:00:00.000Z");
		try {
			const made = await Promise.all([make(now), makeMonths(other, monthlyTables, now), make(now)]);
			expect(made.flat()).toHaveLength(8);
			expect(new Set(made.flat()).size).toBe(8);
		} finally {
			await other.stop();
		}
	});

	it("rows of months that do not exist are kept, and move to their month as soon as it is made", async () => {
		const back = new Date("2033-01-20T10:00:00.000Z");
		await addEvent(new Date("2032-11-02T10:00:00.000Z"));
		await addEvent(new Date("2033-01-20T09:59:00.000Z"));
		await addMail(new Date("2033-01-20T09:59:00.000Z"), null);
		expect(await partitionsHolding("audit_event", "at")).toEqual([
			"audit_event_default",
			"audit_event_default",
		]);
		const before = await test.ask("SELECT * FROM audit_event ORDER BY at");
		await make(back);
		expect(await partitionsHolding("audit_event", "at")).toEqual([
			"audit_event_default",
			"audit_event_2033_01",
		]);
		expect(await partitionsHolding("mail_outbox", "written_at")).toEqual(["mail_outbox_2033_01"]);
		expect(await test.ask("SELECT * FROM audit_event ORDER BY at")).toEqual(before);
	});

	it("a month whose table is in use is reported, and the other table's months are made", async () => {
		const holder = new Client({ connectionString: test.address });
		await holder.connect();
		try {
			await holder.query("BEGIN; LOCK TABLE audit_event_default IN ACCESS SHARE MODE");
			await expect(make(new Date("2034-01-10T00:00:00.000Z"))).rejects.toMatchObject({ code: "55P03" });
		} finally {
			await holder.end();
		}
		expect(await partitionsOf("mail_outbox")).toContain("mail_outbox_2034_04");
		expect(await partitionsOf("audit_event")).not.toContain("audit_event_2034_01");
		await make(new Date("2034-01-10T00:00:00.000Z"));
		expect(await partitionsOf("audit_event")).toContain("audit_event_2034_04");
	}, 60_000);

	it("an account's events and mails are deleted with it in every month", async () => {
		await make(new Date("2035-01-10T00:00:00.000Z"));
		const id = randomUUID();
		await test.ask(
			`INSERT INTO account (id, email, first_name, last_name, role, locale, zone, age_band, consent, created_at, updated_at)
			VALUES ($1, $2, 'A', 'B', 'student', 'fr', 'Europe/Paris', '18plus', 'not_needed', now(), now())`,
			[id, `${id}@example.org`],
		);
		for (const at of [
			new Date(),
			new Date("2035-01-10T00:00:00.000Z"),
			new Date("2050-01-10T00:00:00.000Z"),
		]) {
			await test.ask("INSERT INTO audit_event (id, account_id, event, at) VALUES ($1, $2, 'signed_in', $3)", [
				randomUUID(),
				id,
				at,
			]);
			await test.ask(
				"INSERT INTO mail_outbox (id, account_id, kind, locale, written_at) VALUES ($1, $2, 'results', 'fr', $3)",
				[randomUUID(), id, at],
			);
		}
		await test.ask("DELETE FROM account WHERE id = $1", [id]);
		expect(await test.ask("SELECT 1 FROM audit_event")).toEqual([]);
		expect(await test.ask("SELECT 1 FROM mail_outbox")).toEqual([]);
	});
});

describe("outdated months", () => {
	it("a month of events is dropped a year after its end, with its rows", async () => {
		await make(new Date("2031-03-15T00:00:00.000Z"));
		await addEvent(new Date("2031-03-31T23:00:00.000Z"));
		await addEvent(new Date("2031-04-01T01:00:00.000Z"));
		await drop(new Date("2032-03-30T23:59:59.999Z"));
		expect(await partitionsHolding("audit_event", "at")).toEqual([
			"audit_event_2031_03",
			"audit_event_2031_04",
		]);
		expect(await drop(new Date("2032-03-31T00:00:00.000Z"))).toContain("audit_event_2031_03");
		expect(await partitionsHolding("audit_event", "at")).toEqual(["audit_event_2031_04"]);
	});

	it("a month of mails is dropped a week after its end, unless one waits or was sent later", async () => {
		const march = new Date("2031-03-20T00:00:00.000Z");
		const after = new Date("2031-04-08T00:00:00.000Z");
		await make(march);
		await addMail(march, new Date("2031-04-02T00:00:00.000Z"));
		await addMail(march, null);
		expect(await drop(after)).not.toContain("mail_outbox_2031_03");
		await test.ask("DELETE FROM mail_outbox WHERE settled_at IS NULL");
		expect(await drop(after)).not.toContain("mail_outbox_2031_03");
		expect(await drop(new Date("2031-04-09T00:00:00.001Z"))).toContain("mail_outbox_2031_03");
		expect(await test.ask("SELECT 1 FROM mail_outbox")).toEqual([]);
	});

	it("servers that drop months concurrently drop each of them once", async () => {
		await make(new Date("2031-03-15T00:00:00.000Z"));
		const now = new Date("2033-01-01T00:00:00.000Z");
		const dropped = (await Promise.all([drop(now), drop(now), drop(now)])).flat();
		expect(new Set(dropped).size).toBe(dropped.length);
		expect(dropped).toContain("audit_event_2031_06");
		expect(await partitionsOf("audit_event")).toEqual(["audit_event_default"]);
	});
});
