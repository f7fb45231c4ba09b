import { readdir, rm, stat, statfs, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { dayMs } from "#domain/shared/units.ts";
import { manifestName } from "./manifest.ts";

/** How long an unfinished backup is left alone: its program may still run. */
const unfinishedMs = dayMs;

const usualName = /^spectra-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z(\.unfinished)?$/;
/** The file of a backup that was restored for a check. */
const checkedName = "checked.json";

/** The name of a backup in the folder of backups, by its instant in UTC. */
export const newBackupName = (now: Date): string =>
	`spectra-${now.toISOString().slice(0, 19).replaceAll(":", "-")}Z`;

/** How many backups are kept, and for how long. */
export interface Retention {
	readonly keep: number;
	readonly keepDays: number;
}

/**
 * The names to delete: backups beyond the newest `keep`, those older than `keepDays`, and unfinished ones of killed programs.
 * The newest backup stays however old it is, and so does every name that Spectra did not give. `checked` is the newest one
 * that was restored for a check, which stays as well.
 */
export function outdatedBackups(
	names: readonly string[],
	checked: string | undefined,
	{ keep, keepDays }: Retention,
	now: Date,
): string[] {
	const dated = names.flatMap((name) => {
		const [, day, hours, minutes, seconds, unfinished] = usualName.exec(name) ?? [];
		if (day === undefined) return [];
		const madeAt = Date.parse(`${day}T${hours}:${minutes}:${seconds}Z`);
		return [{ name, ageMs: now.getTime() - madeAt, isUnfinished: unfinished !== undefined }];
	});
	const left = dated.filter(({ isUnfinished, ageMs }) => isUnfinished && ageMs > unfinishedMs);
	const old = dated
		.filter(({ isUnfinished }) => !isUnfinished)
		.sort((one, other) => one.ageMs - other.ageMs)
		.filter(({ ageMs }, index) => index > 0 && (index >= keep || ageMs > keepDays * dayMs))
		.filter(({ name }) => name !== checked);
	return [...left, ...old].map(({ name }) => name);
}

/** When a file of each backup in a folder was written, the newest first. */
async function filesOfBackups(folder: string, file: string) {
	const names = await readdir(folder).catch(() => []);
	const found = await Promise.all(
		names.map((name) =>
			stat(join(folder, name, file)).then(
				// Whole milliseconds as in Date: a file of this millisecond is not younger than now.
				({ mtimeMs }) => [{ name, atMs: Math.floor(mtimeMs) }],
				() => [],
			),
		),
	);
	return found.flat().sort((one, other) => other.atMs - one.atMs);
}

/** How old and how large the newest backup is, and the room left for the next one. */
export interface BackupFolderState {
	/** The age of the newest complete backup, and of the newest check by a restore, in seconds. */
	readonly newestAge: number | undefined;
	readonly checkedAge: number | undefined;
	/** The size of the newest backup, and the free space beside it; undefined without a backup, or without the folder. */
	readonly newestBytes: number | undefined;
	readonly freeBytes: number | undefined;
}

async function sizeOf(folder: string): Promise<number> {
	const paths = await readdir(folder, { recursive: true });
	const sizes = await Promise.all(paths.map((path) => stat(join(folder, path))));
	return sizes.reduce((sum, one) => sum + (one.isFile() ? one.size : 0), 0);
}

/** Looks at a folder of backups. */
export async function readBackupFolder(folder: string, now: Date): Promise<BackupFolderState> {
	const [newest] = await filesOfBackups(folder, manifestName);
	const [checked] = await filesOfBackups(folder, checkedName);
	const age = (file: { readonly atMs: number } | undefined) => file && (now.getTime() - file.atMs) / 1_000;
	const free = await statfs(folder).catch(() => undefined);
	return {
		newestAge: age(newest),
		checkedAge: age(checked),
		newestBytes: newest && (await sizeOf(join(folder, newest.name)).catch(() => undefined)),
		freeBytes: free && free.bavail * free.bsize,
	};
}

/** Deletes the outdated backups of a folder, and returns how many. */
export async function pruneBackups(folder: string, retention: Retention, now: Date): Promise<number> {
	const [checked] = await filesOfBackups(folder, checkedName);
	const outdated = outdatedBackups(await readdir(folder), checked?.name, retention, now);
	for (const name of outdated) await rm(join(folder, name), { recursive: true, force: true });
	return outdated.length;
}

/** Notes beside a backup that it was restored and compared. */
export const noteCheck = (folder: string, rows: number, now: Date): Promise<void> =>
	writeFile(join(folder, checkedName), `${JSON.stringify({ at: now.toISOString(), rows })}\n`, {
		mode: 0o600,
	});
