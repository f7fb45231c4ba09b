import { Client, type ClientConfig } from "pg";
import { createLog } from "../../log.ts";
import { Refusal } from "../../refusal.ts";
import type { DatabaseSettings } from "../database.ts";
import { startEmbedded } from "../embedded.ts";
import { failureCode, reasonOf } from "../failure.ts";

/** A copy takes as long as it takes: none of the limits by which a request is given up. */
const withoutHurry =
	"SET statement_timeout = 0; SET lock_timeout = 0; SET idle_in_transaction_session_timeout = 0";

/** Values are written and read in one way, whatever the database is set to. */
const oneWay =
	"SET client_encoding = 'UTF8'; SET datestyle = 'ISO, YMD'; SET intervalstyle = 'postgres'; SET timezone = 'UTC'";

/**
 * Opens a connection of its own for as long as `work` takes: to the database that is named, else to that of the data
 * folder, which is started for it. Throws a `Refusal` for what a person can mend.
 */
export async function withClient<Value>(
	{ databaseUrl, dataDirectory }: Pick<DatabaseSettings, "databaseUrl" | "dataDirectory">,
	repository: string,
	work: (client: Client, connection: ClientConfig) => Promise<Value>,
): Promise<Value> {
	const log = createLog("error", (line) => process.stderr.write(line), Date.now);
	const embedded =
		databaseUrl === undefined ? await startEmbedded(dataDirectory, repository, log) : undefined;
	const place = databaseUrl === undefined ? "the data folder" : "DATABASE_URL";
	const connection = embedded?.connection ?? { connectionString: databaseUrl };
	const client = new Client({
		...connection,
		application_name: "spectra-copy",
		connectionTimeoutMillis: 10_000,
	});
	// A lost connection also fails the query under way, which tells of it.
	client.on("error", () => {});
	try {
		await client.connect().catch((error: unknown) => {
			throw new Refusal(`The database can't be opened: ${reasonOf(error)}. Check ${place}.`);
		});
		await client.query(`${withoutHurry}; ${oneWay}`);
		return await work(client, connection);
	} catch (error) {
		throw sentenceFor(error);
	} finally {
		await client.end().catch(() => {});
		await embedded?.stop();
	}
}

/** What the machine refuses is told in a sentence; what nobody foresaw as it is. */
function sentenceFor(error: unknown): unknown {
	const code = failureCode(error);
	if (error instanceof Refusal || code === undefined) return error;
	if (code === "ENOSPC" || code === "53100") return new Refusal("There is no room left on the disk.");
	return /^[A-Z\d]{5}$|^E[A-Z]+$/.test(code)
		? new Refusal(`It did not succeed (${code}). Nothing was changed.`)
		: error;
}
