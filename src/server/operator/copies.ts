import { join, resolve } from "node:path";
import { Client, type ClientConfig } from "pg";
import { type Environment, root } from "#server/env.ts";
import { type PutBack, putCopyBack } from "#server/platform/backup/copy-in.ts";
import { writeCopy } from "#server/platform/backup/copy-out.ts";
import { checkFiles, putMailsBack } from "#server/platform/backup/files.ts";
import { type Manifest, readManifest, tooNew } from "#server/platform/backup/manifest.ts";
import { dataFolderPath } from "#server/platform/db/data-folder.ts";
import { startEmbedded } from "#server/platform/db/embedded.ts";
import { failureCode, reasonOf } from "#server/platform/db/failure.ts";
import { migrateDatabase, newestMigration } from "#server/platform/db/migrate.ts";
import { runningDatabase } from "#server/platform/db/running.ts";
import { createLog } from "#server/platform/log.ts";
import { Refusal } from "#server/platform/refusal.ts";
import { refuseWithoutDatabase } from "./world.ts";

type Settings = Pick<Environment, "databaseUrl" | "dataDirectory">;

/** A copy takes as long as it takes: none of the limits by which a request is given up. */
const withoutHurry =
	"SET statement_timeout = 0; SET lock_timeout = 0; SET idle_in_transaction_session_timeout = 0";

/** Values are written and read in one way, whatever the database is set to. */
const oneWay =
	"SET client_encoding = 'UTF8'; SET datestyle = 'ISO, YMD'; SET intervalstyle = 'postgres'; SET timezone = 'UTC'";

/** Where a copy goes that nobody named: into the data folder, by the instant. */
const usualFolder = ({ dataDirectory }: Settings, now: Date): string =>
	join(
		dataFolderPath(dataDirectory, root),
		"backups",
		`spectra-${now.toISOString().slice(0, 19).replaceAll(":", "-")}Z`,
	);

/**
 * Copies everything that Spectra stores into a new folder, while the server runs or not. Gives the folder and what is in
 * it. Throws a `Refusal` when there is nothing to copy, or no room for it.
 */
export async function backUp(
	settings: Settings,
	chosen: string | undefined,
	now: Date,
): Promise<{ folder: string; manifest: Manifest }> {
	refuseWithoutDatabase(settings);
	const folder = resolve(process.env.INIT_CWD ?? "", chosen ?? usualFolder(settings, now));
	const dataFolder = dataFolderPath(settings.dataDirectory, root);
	const databaseUrl = settings.databaseUrl ?? runningDatabase(settings.dataDirectory, root);
	const manifest = await withClient({ ...settings, databaseUrl }, (client) =>
		writeCopy({ client, dataFolder, folder, now }),
	);
	return { folder, manifest };
}

/** Reads a copy and looks whether it is whole. Throws a `Refusal` when it is damaged or too new. */
export async function checkCopy(chosen: string): Promise<{ folder: string; manifest: Manifest }> {
	const folder = resolve(process.env.INIT_CWD ?? "", chosen);
	const manifest = readManifest(folder);
	await checkFiles(folder, manifest);
	if (manifest.newestMigrationMs > (await newestMigration())) throw new Refusal(tooNew);
	return { folder, manifest };
}

/**
 * Puts a copy into an empty database, which becomes this version's. Throws a `Refusal`, having changed nothing, for a
 * copy that is damaged or too new and for a database that is used or holds something.
 */
export async function restore(settings: Settings, chosen: string): Promise<PutBack & { manifest: Manifest }> {
	const { folder, manifest } = await checkCopy(chosen);
	const put = await withClient(settings, async (client, connection) => {
		const done = await putCopyBack(client, folder, manifest);
		await client.end();
		await migrateDatabase(connection);
		return done;
	});
	await putMailsBack(folder, manifest.mails, dataFolderPath(settings.dataDirectory, root));
	return { ...put, manifest };
}

/** Opens the database of the settings for as long as `work` takes: one that is named, else that of the data folder. */
async function withClient<Value>(
	{ databaseUrl, dataDirectory }: Settings,
	work: (client: Client, connection: ClientConfig) => Promise<Value>,
): Promise<Value> {
	const log = createLog("error", (line) => process.stderr.write(line), Date.now);
	const embedded = databaseUrl === undefined ? await startEmbedded(dataDirectory, root, log) : undefined;
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
