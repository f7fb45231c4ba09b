import { patience } from "#domain/operator/today.ts";
import type { Environment } from "#server/env.ts";
import { type BackupFolderState, readBackupFolder } from "#server/platform/db/backup/backup-folder.ts";
import { backupFolder } from "#server/platform/db/backup/backups.ts";
import { encryptTo } from "#server/platform/db/backup/encryption.ts";
import { type Finding, fail, ok, warn } from "./finding.ts";

const maxBackupHours = patience.backup / 60;
const maxCheckDays = patience.backupCheck / (24 * 60);

function ageFinding({ newestAge }: BackupFolderState, folder: string): Finding {
	if (newestAge === undefined)
		return warn(
			`There is no backup in ${folder}: set BACKUP_HOURS, or run npm run backup each night, unless you have another.`,
		);
	const hours = Math.round(newestAge / 3_600);
	return hours > maxBackupHours
		? fail(`The newest backup is ${hours} hours old.`)
		: ok(`The newest backup is ${hours} hours old.`);
}

function checkFinding({ newestAge, checkedAge }: BackupFolderState): Finding[] {
	if (newestAge === undefined) return [];
	if (checkedAge === undefined)
		return [
			warn(
				"No backup was restored for a check yet: npm run backup -- --check does it, and each Sunday BACKUP_HOURS.",
			),
		];
	const days = Math.floor(checkedAge / 86_400);
	const sentence = `The last good backup, restored and compared row by row, is ${days} days old.`;
	return [days > maxCheckDays ? fail(sentence) : ok(sentence)];
}

function spaceFinding({ newestBytes, freeBytes }: BackupFolderState): Finding[] {
	if (newestBytes === undefined || freeBytes === undefined || freeBytes > 2 * newestBytes) return [];
	return [
		fail("There is no space for two more backups: delete some, lower BACKUP_KEEP, or move BACKUP_DIR."),
	];
}

async function keyFinding(publicKey: string | undefined, isMade: boolean): Promise<Finding[]> {
	if (publicKey === undefined)
		return isMade
			? [warn("Backups are not encrypted: npm run backup:key makes a key for BACKUP_PUBLIC_KEY.")]
			: [];
	return encryptTo([publicKey]).then(
		() => [ok("Backups are encrypted.")],
		(error: Error) => [fail(error.message)],
	);
}

/** Examines the folder of backups. */
export async function backupFindings(environment: Environment): Promise<Finding[]> {
	const folder = backupFolder(environment);
	const backupFolderState = await readBackupFolder(folder, new Date());
	return [
		ageFinding(backupFolderState, folder),
		...checkFinding(backupFolderState),
		...spaceFinding(backupFolderState),
		...(await keyFinding(environment.backups.publicKey, backupFolderState.newestAge !== undefined)),
	];
}
