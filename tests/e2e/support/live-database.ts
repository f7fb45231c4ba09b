import { join } from "node:path";
import pg from "pg";
import { runningDatabase } from "../../../src/server/platform/db/running.ts";

const root = join(import.meta.dirname, "..", "..", "..");

/** Runs statements on the live server's database. */
export const withDatabase = async (work: (client: pg.Client) => Promise<unknown>): Promise<void> => {
	const client = new pg.Client({
		connectionString: runningDatabase(process.env.SPECTRA_E2E_DATA, root),
	});
	await client.connect();
	try {
		await work(client);
	} finally {
		await client.end();
	}
};
