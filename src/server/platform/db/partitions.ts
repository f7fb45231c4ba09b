import type { Database } from "./database.ts";
import { monthsFrom, type UtcMonth } from "./months.ts";
import type { Transaction } from "./queries.ts";

/**
 * A table that is partitioned by the months (UTC) of a column. Besides the months it has a partition `…_default`, which takes
 * rows of months that do not exist, and, in a database from before it was partitioned, `…_before`.
 */
export interface MonthlyTable {
	readonly name: string;
	readonly column: string;
	/** How long rows are kept, in milliseconds. */
	readonly keptMs: number;
	/** The rows that stay longer, as a condition of SQL in which $1 is the instant `keptMs` ago; none by default. */
	readonly staysIf?: string;
}

/** Months are made so many ahead, so that no row waits for its month while servers rest for a quarter. */
export const monthsAhead = 3;

/** Everything that needs the table waits behind a waiting change, and rows of a month wait while they are moved. */
const limits = "SET LOCAL lock_timeout = '2s'; SET LOCAL statement_timeout = '4s'";

interface Partition {
	readonly name: string;
	/** Milliseconds since 1970; null for a partition without that bound. */
	readonly start: number | null;
	readonly end: number | null;
}

type Client = Transaction["$client"];

async function partitionsOf(client: Client, table: string): Promise<Partition[]> {
	const bound = (word: string) =>
		`(extract(epoch FROM substring(bound from '${word} \\(''([^'']+)''\\)')::timestamptz) * 1000)::float`;
	const { rows } = await client.query<Partition>(
		`SELECT name, ${bound("FROM")} AS start, ${bound("TO")} AS "end"
		FROM (SELECT relname AS name, pg_get_expr(relpartbound, oid) AS bound FROM pg_class
			WHERE oid IN (SELECT inhrelid FROM pg_inherits WHERE inhparent = $1::regclass)) partitions
		ORDER BY name`,
		[table],
	);
	return rows;
}

const covers = ({ start, end }: Partition, month: UtcMonth): boolean =>
	end !== null && end > month.start.getTime() && (start ?? Number.NEGATIVE_INFINITY) <= month.start.getTime();

const missingMonths = async (client: Client, table: string, now: Date): Promise<UtcMonth[]> => {
	const partitions = await partitionsOf(client, table);
	return monthsFrom(now, monthsAhead).filter((month) => !partitions.some((one) => covers(one, month)));
};

const partitionOf = ({ name }: MonthlyTable, month: UtcMonth): string => `${name}_${month.name}`;

/** Makes the partition of a month, with the rows of that month that went to the default partition meanwhile. */
async function makeMonth(client: Client, table: MonthlyTable, month: UtcMonth): Promise<void> {
	const { name, column } = table;
	const partition = partitionOf(table, month);
	const [from, to] = [month.start.toISOString(), month.end.toISOString()];
	await client.query(`CREATE TABLE ${partition} (LIKE ${name} INCLUDING DEFAULTS INCLUDING CONSTRAINTS)`);
	await client.query(`LOCK TABLE ${name}_default IN ACCESS EXCLUSIVE MODE`);
	await client.query(
		`WITH moved AS (DELETE FROM ${name}_default WHERE ${column} >= $1 AND ${column} < $2 RETURNING *)
		INSERT INTO ${partition} SELECT * FROM moved`,
		[from, to],
	);
	await client.query(
		`ALTER TABLE ${name} ATTACH PARTITION ${partition} FOR VALUES FROM ('${from}') TO ('${to}')`,
	);
}

/** Does the work on each table, also after one that failed; then throws the first failure. */
async function onEach(
	tables: readonly MonthlyTable[],
	work: (table: MonthlyTable, report: (partition: string) => void) => Promise<void>,
): Promise<string[]> {
	const done: string[] = [];
	const failures: unknown[] = [];
	for (const table of tables)
		await work(table, (partition) => done.push(partition)).catch((error: unknown) => failures.push(error));
	if (failures.length > 0) throw failures[0];
	return done;
}

/** One change of the partitions of a table; whether it was made, and not by another server before. */
const change = (
	database: Pick<Database, "transaction">,
	{ name }: MonthlyTable,
	work: (client: Client) => Promise<boolean>,
): Promise<boolean> =>
	database.transaction(async ({ $client }) => {
		await $client.query(limits);
		// Waits for servers that do the same. Reading and writing rows go on.
		await $client.query(`LOCK TABLE ONLY ${name} IN SHARE UPDATE EXCLUSIVE MODE`);
		return work($client);
	});

/**
 * Makes the partitions of this month and the next three where they do not exist, and returns their names. Servers may do it
 * concurrently. Rows of other months stay in the default partition.
 * @throws the database's error, after the other table was tried: 55P03 when one is in use for long, 57014 when more rows of this
 * month are in the default partition than can be moved in four seconds; they stay there, and the months ahead are made
 */
export const makeMonths = (
	database: Pick<Database, "transaction">,
	tables: readonly MonthlyTable[],
	now: Date,
): Promise<string[]> =>
	onEach(tables, async (table, report) => {
		const isMissing = (client: Client) => missingMonths(client, table.name, now);
		const missing = await database.transaction(({ $client }) => isMissing($client));
		// The present month last: it alone may have rows to move.
		for (const month of missing.reverse()) {
			const isMade = await change(database, table, async (client) => {
				if (!(await isMissing(client)).some(({ name }) => name === month.name)) return false;
				await makeMonth(client, table, month);
				return true;
			});
			if (isMade) report(partitionOf(table, month));
		}
	});

/**
 * Drops the partitions whose rows are all older than they are kept, and returns their names. A partition with a row that stays
 * is left as it is.
 * @throws the database's error, after the other table was tried: 55P03 when one is in use for long
 */
export const dropMonths = (
	database: Pick<Database, "transaction">,
	tables: readonly MonthlyTable[],
	now: Date,
): Promise<string[]> =>
	onEach(tables, async (table, report) => {
		const { name, keptMs, staysIf } = table;
		const limit = new Date(now.getTime() - keptMs);
		const outdatedIn = async (client: Client) =>
			(await partitionsOf(client, name)).filter(({ end }) => end !== null && end <= limit.getTime());
		const holdsMore = async (client: Client, partition: string): Promise<boolean> => {
			if (staysIf === undefined) return false;
			const { rows } = await client.query(`SELECT 1 FROM ${partition} WHERE ${staysIf} LIMIT 1`, [limit]);
			return rows.length > 0;
		};
		for (const { name: partition } of await database.transaction(({ $client }) => outdatedIn($client))) {
			const isDropped = await change(database, table, async (client) => {
				const isThere = (await outdatedIn(client)).some((one) => one.name === partition);
				if (!isThere || (await holdsMore(client, partition))) return false;
				await client.query(`LOCK TABLE ${name} IN ACCESS EXCLUSIVE MODE`);
				// A mail may have been made to wait again meanwhile.
				if (await holdsMore(client, partition)) return false;
				await client.query(`DROP TABLE ${partition}`);
				return true;
			});
			if (isDropped) report(partition);
		}
	});
