import { join, resolve } from "node:path";
import { type Environment, root } from "#server/env.ts";
import { Refusal } from "../../refusal.ts";
import { dataFolderPath } from "../data-folder.ts";
import { migrateDatabase, newestMigration } from "../migrate.ts";
import { refuseWithoutDatabase, runningDatabase } from "../running.ts";
import { newBackupName } from "./backup-folder.ts";
import { asItIs, decryptionOf, drawKeyPair, encryptTo } from "./encryption.ts";
import { checkFiles, restoreMails } from "./files.ts";
import { type Manifest, readManifest, tooNew } from "./manifest.ts";
import { withClient } from "./open.ts";
import { type RestoredRows, restoreRows } from "./restore-backup.ts";
import { type WrittenBackup, writeBackup } from "./write-backup.ts";

/** The settings that a backup or a restore reads. */
export type BackupDatabase = Pick<Environment, "databaseUrl" | "dataDirectory"> &
	Partial<Pick<Environment, "directUrl" | "backups">>;

/** The folder in which backups without a chosen folder are kept: BACKUP_DIR, or a part of the data folder. */
export const backupFolder = ({ dataDirectory, backups }: Pick<BackupDatabase, "dataDirectory" | "backups">) =>
	backups?.folder ?? join(dataFolderPath(dataDirectory, root), "backups");

/** The choices of one backup. */
interface BackupOptions {
	/** A new folder; by default one named by the instant in the folder of backups. */
	readonly folder?: string | undefined;
	/** A public key that reads the backup beside that of the settings. */
	readonly alsoFor?: string;
	readonly withDigests?: boolean;
}

/** With the database of the settings, or that of a server that runs on the data folder. */
export const openDatabaseOf = (settings: BackupDatabase): BackupDatabase => ({
	...settings,
	databaseUrl: settings.databaseUrl ?? runningDatabase(settings.dataDirectory, root),
});

/**
 * Writes everything that Spectra stores into a new folder, whether or not a server runs; encrypted when the settings name a
 * public key.
 * @throws Refusal when there is nothing to back up, or no space
 */
export async function backUp(
	settings: BackupDatabase,
	{ folder: chosen, alsoFor, withDigests = false }: BackupOptions,
	now: Date,
): Promise<WrittenBackup> {
	refuseWithoutDatabase(settings, root);
	const folder = resolve(
		process.env.INIT_CWD ?? "",
		chosen ?? join(backupFolder(settings), newBackupName(now)),
	);
	const publicKey = settings.backups?.publicKey;
	const keys = [publicKey, publicKey && alsoFor].filter((key) => key !== undefined && key !== "");
	const encrypt = keys.length === 0 ? asItIs : await encryptTo(keys as string[]);
	const dataFolder = dataFolderPath(settings.dataDirectory, root);
	return withClient(openDatabaseOf(settings), root, (client) =>
		writeBackup({ client, dataFolder, folder, encrypt, withDigests, now }),
	);
}

/**
 * Reads a backup and verifies its checksums, for which an encrypted one needs no key.
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
 * Restores a backup into an empty database and migrates it to this version. `secretKey` reads an encrypted one.
 * @throws Refusal, with nothing changed, for a damaged or too new backup, a wrong key, and for a database that is used or
 * holds data
 */
export async function restore(
	settings: BackupDatabase,
	chosen: string,
	secretKey?: string,
): Promise<RestoredRows & { manifest: Manifest }> {
	const { folder, manifest } = await verifyBackup(chosen);
	const source = { folder, manifest, decrypt: await decryptionOf(manifest.isEncrypted === true, secretKey) };
	const put = await withClient(settings, root, async (client, connection) => {
		const done = await restoreRows(client, source);
		await client.end();
		await migrateDatabase(connection);
		return done;
	});
	await restoreMails(source, dataFolderPath(settings.dataDirectory, root));
	return { ...put, manifest };
}

/**
 * Moves everything from the data folder's own database into an empty one, that of DATABASE_URL, by a backup that stays in the
 * folder of backups. The data folder keeps its database, and its mails are where they were.
 * @throws Refusal, with nothing changed, without DATABASE_URL, while a server runs on the data folder, and as `restore` does
 */
export async function moveToDatabaseUrl(settings: BackupDatabase, now: Date): Promise<Manifest> {
	if (settings.databaseUrl === undefined)
		throw new Refusal("DATABASE_URL is not set: it names the empty database to move to.");
	if (runningDatabase(settings.dataDirectory, root) !== undefined)
		throw new Refusal(
			"A Spectra server runs on the data folder: stop it first, or its changes would be lost.",
		);
	const own = await drawKeyPair();
	const embedded = { ...settings, databaseUrl: undefined, directUrl: undefined };
	const { folder } = await backUp(embedded, { alsoFor: own.publicKey }, now);
	return (await restore(settings, folder, own.secretKey)).manifest;
}
