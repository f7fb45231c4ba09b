import type { JobDefinition } from "../../jobs/jobs.ts";
import { describeError, type Log } from "../../log.ts";
import { pruneBackups } from "./backup-folder.ts";
import { type BackupDatabase, backUp, backupFolder } from "./backups.ts";
import { checkByRestore } from "./check-by-restore.ts";
import type { WrittenBackup } from "./write-backup.ts";

/** Backups of a large database take long. */
const maxSeconds = 4 * 3_600;
/** A full disk is full the next time, too: the next night tries again. */
const maxRetries = 3;

/**
 * The periodic backups of the settings: one at each of the chosen hours, and on Sunday one that is restored for a check. Each
 * run deletes the outdated ones afterwards, never before, and none while the clock is in doubt. Without BACKUP_HOURS they are switched off.
 * `latest` is asked by each run: the address of the database may change while the server runs.
 */
export function backupJobs(
	latest: () => BackupDatabase,
	log: Pick<Log, "info" | "error">,
	now: () => Date,
	isClockTrusted = async () => true,
): readonly JobDefinition[] {
	const settings = latest();
	const { backups = { hours: undefined, keep: 1, keepDays: 1 } } = settings;
	const { hours } = backups;
	const run = async (write: (at: Date) => Promise<WrittenBackup>): Promise<void> => {
		const at = now();
		try {
			const { folder, manifest } = await write(at);
			const isPruning = await isClockTrusted();
			const deleted = isPruning ? await pruneBackups(backupFolder(settings), backups, at) : 0;
			const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
			log.info("backup written", { folder, rows, deleted });
		} catch (error) {
			log.error("backup failed", describeError(error));
			throw error;
		}
	};
	const [first = "0"] = hours === undefined || hours === "*" ? ["0"] : hours.split(",");
	const schedule = (cron: string) => (hours === undefined ? null : cron);
	return [
		{
			name: "backup",
			every: schedule(`20 ${hours} * * *`),
			maxSeconds,
			maxRetries,
			handle: () => run((at) => backUp(latest(), {}, at)),
		},
		{
			name: "backup-check",
			every: schedule(`50 ${first} * * 0`),
			maxSeconds,
			maxRetries,
			handle: () => run((at) => checkByRestore(latest(), at)),
		},
	];
}
