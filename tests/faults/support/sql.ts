import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Client } from "pg";

/** The client settings for the PostgreSQL of a data folder. */
export function connectionOf(data: string) {
	const password = readFileSync(join(data, "database-password"), "utf8");
	return { host: join(data, "socket"), port: 5432, user: "spectra", database: "spectra", password };
}

/** Runs `work` with a dedicated connection to the PostgreSQL of a data folder. */
export async function withClient<Value>(
	data: string,
	work: (client: Client) => Promise<Value>,
): Promise<Value> {
	const client = new Client(connectionOf(data));
	client.on("error", () => {});
	await client.connect();
	try {
		return await work(client);
	} finally {
		await client.end().catch(() => {});
	}
}

/** Inserts 1, 2, 3 … one by one until the connection breaks. `last()` is the last acknowledged number. */
export function writeUntilBroken(data: string): {
	readonly last: () => number;
	readonly broken: Promise<void>;
} {
	let last = 0;
	const broken = withClient(data, async (client) => {
		await client.query("CREATE TABLE IF NOT EXISTS fault_probe (number integer PRIMARY KEY)");
		const { rows } = await client.query("SELECT coalesce(max(number), 0) AS number FROM fault_probe");
		for (let next = rows[0].number + 1; ; next += 1) {
			await client.query("INSERT INTO fault_probe VALUES ($1)", [next]);
			last = next;
		}
	}).catch(() => {});
	return { last: () => last, broken };
}

/** How many of the numbers up to `last` are stored. */
export const countUpTo = (data: string, last: number): Promise<number> =>
	withClient(data, async (client) => {
		const { rows } = await client.query("SELECT count(*)::int AS n FROM fault_probe WHERE number <= $1", [
			last,
		]);
		return rows[0].n;
	});
