import { join, resolve } from "node:path";
import { type Environment, root } from "#server/env.ts";
import { checkFiles, restoreMails } from "#server/platform/db/backup/files.ts";
import { type Manifest, readManifest, tooNew } from "#server/platform/db/backup/manifest.ts";
import { withClient } from "#server/platform/db/backup/open.ts";
import { type RestoredRows, restoreRows } from "#server/platform/db/backup/restore-backup.ts";
import { writeBackup } from "#server/platform/db/backup/write-backup.ts";
import { dataFolderPath } from "#server/platform/db/data-folder.ts";
import { migrateDatabase, newestMigration } from "#server/platform/db/migrate.ts";
import { runningDatabase } from "#server/platform/db/running.ts";
import { Refusal } from "#server/platform/refusal.ts";
import { refuseWithoutDatabase } from "./context.ts";

type Settings = Pick<Environment, "databaseUrl" | "dataDirectory"> & Partial<Pick<Environment, "directUrl">>;

/** The default folder of a backup: in the data folder, named by the instant. */
const usualFolder = ({ dataDirectory }: Settings, now: Date): string =>
	join(
		dataFolderPath(dataDirectory, root),
		"backups",
		`spectra-${now.toISOString().slice(0, 19).replaceAll(":", "-")}Z`,
	);

/**
 * Writes everything that Spectra stores into a new folder, whether or not a server runs. Returns the folder
 * and its contents.
 * @throws Refusal when there is nothing to back up, or no space
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
	const manifest = await withClient({ ...settings, databaseUrl }, root, (client) =>
		writeBackup({ client, dataFolder, folder, now }),
	);
	return { folder, manifest };
}

/**
 * Reads a backup and verifies its checksums.
 * @throws Refusal when it is damaged or too new
 */
export async function verifyBackup(chosen: string): Promise<{ folder: string; manifest: Manifest }> {
	const folder = resolve(process.env.INIT_CWD ?? "", chosen);
	const manifest = readManifest(folder);
	await checkFiles(folder, manifest);
	if (manifest.newestMigrationMs > (await newestMigration())) throw new Refusal(tooNew);
	return { folder, manifest };
}

/**
 * Restores a backup into an empty database and migrates it to this version.
 * @throws Refusal, with nothing changed, for a damaged or too new backup, and for a database that is used or
 * holds data
 */
export async function restore(
	settings: Settings,
	chosen: string,
): Promise<RestoredRows & { manifest: Manifest }> {
	const { folder, manifest } = await verifyBackup(chosen);
	const put = await withClient(settings, root, async (client, connection) => {
		const done = await restoreRows(client, folder, manifest);
		await client.end();
		await migrateDatabase(connection);
		return done;
	});
	await restoreMails(folder, manifest.mails, dataFolderPath(settings.dataDirectory, root));
	return { ...put, manifest };
}
