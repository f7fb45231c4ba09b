import type { Client } from "pg";
import { currentQuestionnaire } from "#content/quiz/index.ts";
import { attempt } from "../tests/setup/work.ts";

/** Rows for each account, on average; a tenth of the accounts has half of all rows, and so 44 each. */
const rowsEach = 8;
/** Mails that wait, however many were sent. */
export const waitingMailCount = 200;
/** Rows of one INSERT. */
const portion = 2_000_000;

/** A table that grows with students, and the SELECT of its rows number $1 to $2 of $3. */
export interface GrowingTable {
	readonly name: "quiz_attempt" | "mail_outbox" | "audit_event";
	readonly rows: string;
}

/** The id of the account with a number. */
const accountId = (number: string): string => `md5('account ' || ${number})::uuid`;
/** Spreads the rows of an account over all, and gives accounts of a kind equally many, in a database of any size. */
const spread = "(k / 2 * 1000000007)";
const owner = accountId(
	`CASE WHEN k % 2 = 0 THEN ${spread} % ($3::bigint / ${rowsEach * 10}) ELSE ${spread} % ($3::bigint / ${rowsEach}) END`,
);
/** The instant of row k, when the last one is of now. */
const ago = (span: string): string => `now() - interval '${span}' * (($3::bigint - k)::float / $3::bigint)`;
const series = "FROM generate_series($1::bigint, $2::bigint) k";
const answers = JSON.stringify(attempt().answers).replaceAll("'", "''");
const isWaiting = `k > $3::bigint - ${waitingMailCount}`;
const isRefused = "k % ($3::bigint / 20) = 1";

export const growingTables: readonly GrowingTable[] = [
	{
		name: "quiz_attempt",
		rows: `(account_id, id, questionnaire_version, answers, completed_at, fingerprint)
			SELECT ${owner}, gen_random_uuid(), ${currentQuestionnaire.version},
				CASE WHEN k > $3::bigint * 5 / 8 THEN '${answers}'::jsonb END,
				${ago("3 years")}, translate(left(encode(sha256(k::text::bytea), 'base64'), 43), '+/', '-_')
			${series}`,
	},
	{
		name: "mail_outbox",
		rows: `(id, account_id, kind, locale, recipient, facts, written_at, settled_at, refused_at, failures)
			SELECT gen_random_uuid(), ${owner}, 'results', 'fr',
				CASE WHEN ${isWaiting} OR ${isRefused} THEN k || '@example.org' END,
				CASE WHEN ${isWaiting} OR ${isRefused} THEN '{}'::jsonb END,
				at, CASE WHEN ${isWaiting} THEN NULL ELSE at + interval '2 seconds' END,
				CASE WHEN ${isRefused} THEN at + interval '2 seconds' END, 0
			FROM (SELECT k, ${ago("6 days 20 hours")} AS at ${series}) mail`,
	},
	{
		name: "audit_event",
		rows: `(id, account_id, event, at)
			SELECT gen_random_uuid(), ${owner},
				CASE WHEN k % 50000 = 0 THEN 'operator: accounts find' WHEN k % 4 = 0 THEN 'signed_out' ELSE 'signed_in' END,
				${ago("364 days")}
			${series}`,
	},
];

/** The rules of a table as statements that drop them and make them again: rows are loaded faster without. */
async function rulesOf(client: Client, table: string): Promise<{ drop: string; make: string }[]> {
	const { rows } = await client.query<{ drop: string; make: string }>(
		`SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname) AS drop,
			format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) AS make
		FROM pg_constraint WHERE conrelid = $1::regclass AND contype = 'p'
		UNION ALL
		SELECT format('DROP INDEX %s', indexrelid::regclass), replace(pg_get_indexdef(indexrelid), ' ON ONLY ', ' ON ')
		FROM pg_index WHERE indrelid = $1::regclass AND NOT indisprimary`,
		[table],
	);
	return rows;
}

/** Fills an empty table, as a superuser: foreign keys are not checked, since most of the accounts are absent. */
export async function fill(client: Client, { name, rows }: GrowingTable, count: number): Promise<void> {
	const rules = await rulesOf(client, name);
	await client.query(
		"SET session_replication_role = replica; SET synchronous_commit = off; SET maintenance_work_mem = '1GB'",
	);
	for (const { drop } of rules) await client.query(drop);
	for (let from = 1; from <= count; from += portion) {
		const to = Math.min(count, from + portion - 1);
		await client.query(`INSERT INTO ${name} ${rows}`, [from, to, count]);
	}
	for (const { make } of rules) await client.query(make);
	await client.query(`VACUUM (ANALYZE) ${name}`);
}

/** Inserts the accounts whose rows are read, spread over all, and returns their ids and addresses. */
export async function insertReaders(
	client: Client,
	count: number,
	readers: number,
): Promise<readonly { readonly accountId: string; readonly email: string }[]> {
	const { rows } = await client.query(
		`INSERT INTO account (id, email, first_name, last_name, role, locale, zone, age_band, consent, created_at, updated_at)
		SELECT ${accountId("n")}, n || '@example.org', 'A', 'B', 'student', 'fr', 'Europe/Paris', '18plus', 'not_needed', now(), now()
		FROM (SELECT place * ($1::bigint / ${rowsEach}) / $2 AS n FROM generate_series(0, $2 - 1) place) numbers
		RETURNING id AS "accountId", email`,
		[count, readers],
	);
	return rows;
}
