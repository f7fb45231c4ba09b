import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod/mini";
import type { Services } from "./compose.ts";
import { type Environment, root } from "./env.ts";
import { type BackupFolderState, readBackupFolder } from "./platform/db/backup/backup-folder.ts";
import { backupFolder } from "./platform/db/backup/backups.ts";
import type { Database } from "./platform/db/database.ts";
import { newestMigration } from "./platform/db/migrate.ts";
import type { ReplicaState } from "./platform/db/replica.ts";
import type { Gauges } from "./platform/metrics/meter.ts";

const packageFile = z.looseObject({ version: z.string() });

/** The version of this installation, as in its package.json. */
const { version } = packageFile.parse(JSON.parse(readFileSync(join(root, "package.json"), "utf8")));

interface GaugesDependencies {
	readonly database: Pick<
		Database,
		"run" | "isReady" | "connectionCounts" | "losses" | "isListening" | "replicaState"
	>;
	readonly services: Pick<Services, "kit" | "hashesWaiting">;
	readonly connections: () => Promise<number>;
	readonly environment: Pick<Environment, "dataDirectory" | "backups">;
}

const withoutLabels = (value: number) => [{ labels: {}, value }];
/** Absent when there is no such row. */
const ifKnown = (value: unknown) =>
	value === null || value === undefined ? [] : withoutLabels(Number(value));

/** How long one read of the rows serves several gauges, in milliseconds. */
const sharedForMs = 1_000;

const waitingRows = `SELECT
	(SELECT count(*)::int FROM mail_outbox WHERE settled_at IS NULL) AS mails,
	(SELECT extract(epoch FROM now() - min(written_at)) FROM mail_outbox WHERE settled_at IS NULL) AS oldest_mail,
	(SELECT count(*)::int FROM payment WHERE state IN ('open', 'refunding')) AS payments,
	(SELECT extract(epoch FROM now() - min(created_at)) FROM payment WHERE state IN ('open', 'refunding')) AS oldest_payment`;

const waitingJobs = `SELECT name, count(*)::int AS waiting,
		extract(epoch FROM now() - min(start_after) FILTER (WHERE start_after <= now())) AS oldest
	FROM jobs.job WHERE state < 'completed' GROUP BY name`;

/** The gauges of a server: those of this process, and those of the database, which all servers report alike. */
export function createGauges({ database, services, connections, environment }: GaugesDependencies): Gauges {
	const sharedReading = <Value>(read: () => Promise<Value>) => {
		let reading: Promise<Value> | undefined;
		return () => {
			reading ??= read();
			reading.catch(() => {});
			setTimeout(() => {
				reading = undefined;
			}, sharedForMs).unref();
			return reading;
		};
	};
	const shared = <Row>(text: string) =>
		sharedReading(() => database.run(text).then(({ rows }) => rows as Row[]));
	type Waiting = Readonly<Record<"mails" | "oldest_mail" | "payments" | "oldest_payment", unknown>>;
	const readWaiting = shared<Waiting>(waitingRows);
	const readJobs = shared<{ name: string; waiting: number; oldest: string | null }>(waitingJobs);
	const waiting = (column: keyof Waiting) => async () => ifKnown((await readWaiting())[0]?.[column]);
	const folderState = sharedReading(() => readBackupFolder(backupFolder(environment), new Date()));
	const backup = (fact: keyof BackupFolderState) => async () => ifKnown((await folderState())[fact]);
	const replica = (fact: (state: ReplicaState) => number) => {
		const state = database.replicaState();
		return state === undefined ? [] : withoutLabels(fact(state));
	};
	return {
		spectra_http_connections: async () => withoutLabels(await connections()),
		spectra_hashes_waiting: () => withoutLabels(services.hashesWaiting()),
		spectra_streams_open: () => withoutLabels(services.kit.streams.count()),
		spectra_db_connections: () =>
			Object.entries(database.connectionCounts()).map(([state, value]) => ({
				labels: { state: state as "idle" | "busy" | "waiting" },
				value,
			})),
		spectra_db_ready: async () => withoutLabels((await database.isReady()) ? 1 : 0),
		spectra_db_losses: () => withoutLabels(database.losses()),
		spectra_db_listening: () => {
			const isListening = database.isListening();
			return isListening === undefined ? [] : withoutLabels(isListening ? 1 : 0);
		},
		spectra_replica_used: () => replica(({ isUsed }) => (isUsed ? 1 : 0)),
		spectra_replica_behind_seconds: () => replica(({ behindMs }) => behindMs / 1_000),
		spectra_replica_fallbacks: () => replica(({ fallbacks }) => fallbacks),
		spectra_jobs_waiting: async () =>
			(await readJobs()).map(({ name, waiting: value }) => ({ labels: { queue: name }, value })),
		spectra_job_oldest_seconds: async () =>
			(await readJobs()).flatMap(({ name, oldest }) =>
				oldest === null ? [] : [{ labels: { queue: name }, value: Number(oldest) }],
			),
		spectra_mails_waiting: waiting("mails"),
		spectra_mail_oldest_seconds: waiting("oldest_mail"),
		spectra_payments_unsettled: waiting("payments"),
		spectra_payment_oldest_seconds: waiting("oldest_payment"),
		spectra_backup_age_seconds: backup("newestAge"),
		spectra_backup_checked_age_seconds: backup("checkedAge"),
		spectra_backup_bytes: backup("newestBytes"),
		spectra_backup_free_bytes: backup("freeBytes"),
		spectra_build_info: async () => [
			{
				labels: { version, node: process.versions.node, schema: String(await newestMigration()) },
				value: 1,
			},
		],
	};
}
