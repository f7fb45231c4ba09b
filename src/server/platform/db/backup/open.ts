import { Client, type ClientConfig } from "pg";
import { createLog } from "../../log.ts";
import { Refusal } from "../../refusal.ts";
import type { DatabaseSettings } from "../database.ts";
import { startEmbedded } from "../embedded.ts";
import { failureCode, reasonOf } from "../failure.ts";
import { hostsOf } from "../hosts.ts";

/** A backup takes long: the timeouts of requests do not apply. */
const withoutHurry =
	"SET statement_timeout = 0; SET lock_timeout = 0; SET idle_in_transaction_session_timeout = 0";

/** Fixed formats of values, whatever the settings of the database are. */
const oneWay =
	"SET client_encoding = 'UTF8'; SET datestyle = 'ISO, YMD'; SET intervalstyle = 'postgres'; SET timezone = 'UTC'";

/**
 * Opens a dedicated connection for as long as `work` takes: to the configured database, or to that of the
 * data folder, which is started for it.
 * @throws Refusal for errors that a person can fix
 */
export async function withClient<Value>(
	{
		databaseUrl,
		directUrl,
		dataDirectory,
	}: Pick<DatabaseSettings, "databaseUrl" | "directUrl" | "dataDirectory">,
	repository: string,
	work: (client: Client, connection: ClientConfig) => Promise<Value>,
): Promise<Value> {
	const log = createLog("error", (line) => process.stderr.write(line), Date.now);
	const embedded =
		databaseUrl === undefined ? await startEmbedded(dataDirectory, repository, log) : undefined;
	const settings = databaseUrl === undefined ? "the data folder" : "DATABASE_URL";
	const connection = embedded?.connection ?? (await primaryOf(directUrl ?? databaseUrl ?? ""));
	try {
		return await withSession(connection, (client) => work(client, connection), settings);
	} finally {
		await embedded?.stop();
	}
}

/**
 * The same for a database whose settings are known; `settings` names them in a refusal.
 * @throws Refusal for errors that a person can fix
 */
export async function withSession<Value>(
	connection: ClientConfig,
	work: (client: Client) => Promise<Value>,
	settings = "DATABASE_URL",
): Promise<Value> {
	const client = new Client({
		...connection,
		application_name: "spectra-copy",
		connectionTimeoutMillis: 10_000,
	});
	// A lost connection also fails the current query, which reports it.
	client.on("error", () => {});
	try {
		await client.connect().catch((error: unknown) => {
			throw new Refusal(`The database can't be opened: ${reasonOf(error)}. Check ${settings}.`);
		});
		await client.query(`${withoutHurry}; ${oneWay}`);
		return await work(client);
	} catch (error) {
		throw sentenceFor(error);
	} finally {
		await client.end().catch(() => {});
	}
}

/** The client settings of the primary. */
async function primaryOf(address: string): Promise<ClientConfig> {
	const hosts = hostsOf(() => address, {});
	await hosts.find();
	return hosts.current();
}

/** Errors of the operating system become a sentence; unexpected ones are rethrown. */
function sentenceFor(error: unknown): unknown {
	const code = failureCode(error);
	if (error instanceof Refusal || code === undefined) return error;
	if (code === "ENOSPC" || code === "53100") return new Refusal("There is no room left on the disk.");
	return /^[A-Z\d]{5}$|^E[A-Z]+$/.test(code)
		? new Refusal(`It did not succeed (${code}). Nothing was changed.`)
		: error;
}
