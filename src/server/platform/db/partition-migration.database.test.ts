import { randomUUID } from "node:crypto";
import { Client } from "pg";
import { afterEach, describe, expect, it } from "vitest";
import { prepareEmptyDatabase } from "../../../../tests/setup/database.ts";
import { migrateDatabase, migrateUpTo } from "./migrate.ts";
import journal from "./migrations/meta/_journal.json" with { type: "json" };

const test = prepareEmptyDatabase();
const clients: Client[] = [];
afterEach(async () => {
	for (const client of clients.splice(0)) await client.end();
});

async function connected(): Promise<Client> {
	const client = new Client({ connectionString: test.address });
	await client.connect();
	clients.push(client);
	return client;
}

const tables = ["audit_event", "mail_outbox"];
const index = journal.entries.findIndex(({ tag }) => tag.endsWith("_partition_mails_and_events"));

/** Events and mails of two years, some of an account. */
async function insertRows(client: Client): Promise<void> {
	await client.query(
		`INSERT INTO account (id, email, first_name, last_name, role, locale, zone, age_band, consent, created_at, updated_at)
		SELECT gen_random_uuid(), n || '@example.org', 'A', 'B', 'student', 'fr', 'Europe/Paris', '18plus', 'not_needed', now(), now()
		FROM generate_series(1, 5) n`,
	);
	const owner =
		"(SELECT id FROM account ORDER BY md5(email || n) LIMIT (CASE WHEN n % 3 = 0 THEN 0 ELSE 1 END))";
	await client.query(
		`INSERT INTO audit_event (id, account_id, operator_id, event, at)
		SELECT gen_random_uuid(), ${owner}, CASE WHEN n % 7 = 0 THEN ${owner} END, CASE WHEN n % 7 = 0 THEN 'operator: accounts find' ELSE 'signed_in' END,
			now() - n * interval '1 day' FROM generate_series(0, 729) n`,
	);
	await client.query(
		`INSERT INTO mail_outbox (id, account_id, kind, locale, recipient, facts, written_at, taken_until, settled_at, failures, refused_at)
		SELECT gen_random_uuid(), ${owner}, 'results', 'en', CASE WHEN n % 2 = 0 THEN n || '@Example.org' END, CASE WHEN n % 2 = 0 THEN '{"id": 1}'::jsonb END,
			now() - n * interval '1 hour', NULL, CASE WHEN n % 2 = 1 THEN now() END, n % 4, CASE WHEN n % 50 = 1 THEN now() END
		FROM generate_series(0, 299) n`,
	);
}

async function everyRow(client: Client): Promise<Record<string, unknown[]>> {
	const all: Record<string, unknown[]> = {};
	for (const table of tables) {
		const { rows } = await client.query(`SELECT to_jsonb(t) AS row FROM ${table} t ORDER BY id`);
		all[table] = rows.map(({ row }) => row);
	}
	return all;
}

describe("the migration to partitions", () => {
	it("no row is lost or copied, and the statements of a running server go on working", async () => {
		const client = await connected();
		await migrateUpTo(client, journal.entries[index - 1]?.when ?? 0);
		await insertRows(client);
		const before = await everyRow(client);
		expect(before.audit_event).toHaveLength(730);
		expect(before.mail_outbox).toHaveLength(300);
		const running = await connected();
		const id = randomUUID();
		// Prepared as the last release does it, and planned before the table was partitioned.
		const insert = {
			name: "mail_insert",
			text: "INSERT INTO mail_outbox (id, kind, locale, written_at) VALUES ($1, 'results', 'fr', $2)",
		};
		const claim = {
			name: "mail_claim",
			text: `UPDATE mail_outbox SET taken_until = $2 WHERE id = $1 AND settled_at IS NULL
				RETURNING id, account_id, kind, locale, recipient, facts, written_at, taken_until, settled_at, failures, refused_at`,
		};
		for (let times = 0; times < 6; times += 1) {
			await running.query({ ...insert, values: [randomUUID(), new Date()] });
			await running.query({ ...claim, values: [randomUUID(), new Date()] });
		}
		await running.query("DELETE FROM mail_outbox WHERE kind = 'results' AND locale = 'fr'");

		await migrateDatabase({ connectionString: test.address });
		expect(await everyRow(client)).toEqual(before);
		await running.query({ ...insert, values: [id, new Date()] });
		const { rows } = await running.query({ ...claim, values: [id, new Date()] });
		expect(rows).toHaveLength(1);
		const { rows: partitions } = await client.query(
			"SELECT DISTINCT tableoid::regclass::text AS name FROM mail_outbox UNION SELECT DISTINCT tableoid::regclass::text FROM audit_event ORDER BY 1",
		);
		expect(partitions.map(({ name }) => name)).toEqual(["audit_event_before", "mail_outbox_before"]);
		await client.query("DELETE FROM account");
		const { rows: left } = await client.query(
			"SELECT 1 FROM audit_event WHERE account_id IS NOT NULL OR operator_id IS NOT NULL",
		);
		expect(left).toEqual([]);
	});

	it("rows of one instant and id, of unknown accounts and of unknown languages are refused as before", async () => {
		const client = await connected();
		await migrateDatabase({ connectionString: test.address });
		const [id, at] = [randomUUID(), new Date()];
		const insert = (values: readonly unknown[]) =>
			client.query(
				"INSERT INTO mail_outbox (id, account_id, kind, locale, written_at) VALUES ($1, $2, 'results', $3, $4)",
				[...values],
			);
		await insert([id, null, "fr", at]);
		await expect(insert([id, null, "fr", at])).rejects.toMatchObject({ code: "23505" });
		await expect(insert([randomUUID(), randomUUID(), "fr", at])).rejects.toMatchObject({ code: "23503" });
		await expect(insert([randomUUID(), null, "es", at])).rejects.toMatchObject({ code: "23514" });
	});
});
