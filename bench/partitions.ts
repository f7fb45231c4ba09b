import { type Client, Pool, type PoolClient } from "pg";
import { drizzle } from "#server/platform/db/drizzle.ts";
import type { Transaction } from "#server/platform/db/queries.ts";
import { type Figure, median, type Part, percentile } from "./figure.ts";
import { makeDatabase, openPostgres, superuserOf, withClient } from "./growing-databases.ts";
import { type GrowingAct, growingActs, type Subject } from "./growing-reads.ts";
import { fill, type GrowingTable, growingTables, insertReaders } from "./growing-rows.ts";

/** The rows of the smaller database, and of the larger one unless `--rows` says more. */
const smallRows = 50_000;
export const defaultRows = 500_000;
const maxGrowth = 1.1;
const readers = 400;
/**
 * Every subject is asked for once in each round, after a round to warm up. Of an action that takes long only some subjects are, so
 * that a round takes about as long.
 */
const rounds = { all: 9, fewest: 3, milliseconds: 1_500 };

/** The tables that are grown, and how far. */
export interface Growing {
	readonly rows: number;
	/** The memory of PostgreSQL for pages, on Debian's; undefined on the product's own. */
	readonly buffers: string | undefined;
	/** The names of the tables; undefined for all. */
	readonly tables: readonly string[] | undefined;
}

/** One of the two databases with rows of one table. */
interface Side {
	readonly name: string;
	readonly client: PoolClient;
	readonly queries: Transaction;
	readonly subjects: readonly Subject[];
}

interface Measured {
	readonly action: GrowingAct;
	readonly small: Times;
	readonly large: Times;
	/** Rows of the large table that were read without an index, for each call. */
	readonly scanned: number;
}
interface Times {
	readonly p50: number;
	readonly p99: number;
}

/** The rows that each call concerns: an account with one of its attempts, and a waiting mail. */
async function subjectsOf(client: Client, accounts: readonly Pick<Subject, "accountId" | "email">[]) {
	const { rows: mails } = await client.query("SELECT id FROM mail_outbox WHERE settled_at IS NULL LIMIT 200");
	const { rows: attempts } = await client.query(
		"SELECT DISTINCT ON (account_id) account_id, fingerprint FROM quiz_attempt WHERE account_id = ANY($1)",
		[accounts.map(({ accountId }) => accountId)],
	);
	const fingerprints = new Map(attempts.map((row) => [row.account_id, row.fingerprint]));
	return accounts.map(
		(account, index): Subject => ({
			...account,
			fingerprint: fingerprints.get(account.accountId) ?? "",
			mailId: mails[index % Math.max(1, mails.length)]?.id ?? account.accountId,
		}),
	);
}

/** The time of one call in milliseconds, in a transaction that is undone. */
async function timeOf(
	{ client, queries, subjects }: Side,
	action: GrowingAct,
	index: number,
): Promise<number> {
	const subject = subjects[index % subjects.length];
	if (subject === undefined) throw new Error("No account is read");
	await client.query("BEGIN");
	const began = performance.now();
	await action.run(queries, subject, new Date());
	const took = performance.now() - began;
	await client.query("ROLLBACK");
	return took;
}

const scannedRows = async (client: PoolClient, table: string): Promise<number> => {
	await client.query("SELECT pg_stat_force_next_flush()");
	const { rows } = await client.query(
		"SELECT coalesce(sum(seq_tup_read), 0)::float AS n FROM pg_stat_user_tables WHERE relname LIKE $1 || '%'",
		[table],
	);
	return rows[0].n;
};

/**
 * Percentiles over the subjects, of the median of the calls of each: what a busy machine adds to single calls is left out, what
 * a subject with many rows takes is not.
 */
const timesOf = (calls: readonly (readonly number[])[]): Times => {
	const ofSubjects = calls.map(median);
	return { p50: percentile(ofSubjects, 50), p99: percentile(ofSubjects, 99) };
};

/** Asks both databases in turn, call by call, so that a machine that gets slower favours neither. */
async function compare(action: GrowingAct, small: Side, large: Side): Promise<Measured> {
	await timeOf(large, action, 0);
	const one = (await timeOf(large, action, 1)) + (await timeOf(small, action, 1));
	const count = Math.round(Math.max(rounds.fewest, Math.min(readers, rounds.milliseconds / one)));
	const subjects = Array.from({ length: count }, () => ({ small: [] as number[], large: [] as number[] }));
	const before = await scannedRows(large.client, action.table);
	for (let round = 0; round <= rounds.all; round += 1)
		for (const [index, times] of subjects.entries()) {
			const turns = [small, large].map((side) => async () => {
				const took = await timeOf(side, action, index);
				if (round > 0) times[side === small ? "small" : "large"].push(took);
			});
			for (const turn of (index + round) % 2 === 0 ? turns : turns.reverse()) await turn();
		}
	const scanned = (await scannedRows(large.client, action.table)) - before;
	return {
		action,
		small: timesOf(subjects.map((times) => times.small)),
		large: timesOf(subjects.map((times) => times.large)),
		scanned: scanned / count / (rounds.all + 1),
	};
}

const rowOf = ({ action, small, large, scanned }: Measured): string[] => [
	`${action.table}: ${action.name}`,
	...[small.p50, large.p50, small.p99, large.p99].map((value) => value.toFixed(3)),
	(large.p99 / small.p99).toFixed(2),
	scanned.toFixed(0),
];

/** Fills one table of both databases, measures its actions, and empties it again, because disks are small. */
async function measureTable(
	table: GrowingTable,
	addresses: { readonly small: string; readonly large: string },
	rows: number,
): Promise<Measured[]> {
	await using stack = new AsyncDisposableStack();
	const open = async (name: string, address: string, count: number): Promise<Side> => {
		const began = performance.now();
		const subjects = await withClient({ connectionString: superuserOf(address) }, async (client) => {
			await client.query("DELETE FROM account");
			const accounts = await insertReaders(client, count, readers);
			await fill(client, table, count);
			return subjectsOf(client, accounts);
		});
		console.log(`${table.name}: ${count} rows in ${((performance.now() - began) / 1_000).toFixed(0)} s`);
		const pool = new Pool({ connectionString: address, max: 1 });
		// The server may stop before a connection is closed.
		pool.on("error", () => {});
		const client = await pool.connect();
		stack.defer(async () => {
			client.release();
			await pool.end();
		});
		return { name, client, queries: drizzle({ client }), subjects };
	};
	const small = await open("small", addresses.small, smallRows);
	const large = await open("large", addresses.large, rows);
	const measured: Measured[] = [];
	for (const action of growingActs.filter((one) => one.table === table.name)) {
		const one = await compare(action, small, large);
		// A run of many rows takes an hour: what is known is not lost with it.
		console.log(rowOf(one).join("  "));
		measured.push(one);
	}
	for (const { client } of [small, large]) await client.query(`TRUNCATE ${table.name}`);
	return measured;
}

/**
 * The actions of the product on the tables that grow with students, on a database of `rows` rows each and on one of 50,000, in
 * turn. Ratios of one run; times of a call include the driver's.
 */
export async function measurePartitions(
	_isShort: boolean,
	{ rows, buffers, tables }: Growing,
): Promise<Part> {
	await using bench = await openPostgres(buffers);
	const addresses = {
		small: await makeDatabase(bench, "small"),
		large: await makeDatabase(bench, "large"),
	};
	const measured: Measured[] = [];
	const wanted = growingTables.filter(({ name }) => tables?.includes(name) ?? true);
	for (const table of wanted) measured.push(...(await measureTable(table, addresses, rows)));
	return {
		title: `Tables that grow with students: ${rows.toLocaleString("en")} rows against ${smallRows.toLocaleString("en")}`,
		figures: measured
			.filter(({ action }) => action.isHot)
			.map(
				({ action, small, large }): Figure => ({
					name: `${action.table}: ${action.name}, p99`,
					value: large.p99,
					unit: "ms",
					baseline: { name: `${smallRows.toLocaleString("en")} rows`, value: small.p99 },
					budget: { of: "ratio", most: maxGrowth },
				}),
			),
		details: [
			["action", "p50 small", "p50 large", "p99 small", "p99 large", "p99 ratio", "rows scanned a call"],
			...measured.map(rowOf),
		],
	};
}
