import { performance } from "node:perf_hooks";
import { createServices } from "#server/compose.ts";
import { type Environment, root } from "#server/env.ts";
import { backupFolder } from "#server/platform/db/backup/backups.ts";
import { createDatabase, type Database } from "#server/platform/db/database.ts";
import { refuseWithoutDatabase, runningDatabase } from "#server/platform/db/running.ts";
import { createLog, type Log } from "#server/platform/log.ts";
import { shownSettings } from "#server/shown-settings.ts";
import type { OperatorContext } from "./context.ts";

/** Migrates the database that a command would open. */
export async function migrateForOperator(environment: Environment): Promise<void> {
	const database = openDatabase({ ...environment, migrate: "start" }, createCommandLog());
	await database.start();
	await database.stop();
}

const createCommandLog = (): Log => createLog("error", (line) => process.stderr.write(line), Date.now);

function openDatabase(environment: Environment, log: Log): Database {
	refuseWithoutDatabase(environment, root);
	const databaseUrl = environment.databaseUrl ?? runningDatabase(environment.dataDirectory, root);
	return createDatabase({ ...environment, databaseUrl, repository: root }, log);
}

/**
 * Opens the database for one command: that of DATABASE_URL, that of a running server in the data folder, or,
 * while no server runs, the data folder's own.
 */
export async function openOperatorContext(
	environment: Environment,
): Promise<OperatorContext & { readonly close: () => Promise<void> }> {
	const log = createCommandLog();
	const database = openDatabase(environment, log);
	const now = () => new Date();
	const services = createServices({
		settings: environment,
		database,
		log,
		now,
		elapsed: () => performance.now(),
		isReady: database.isReady,
	});
	await database.start();
	await services.startSending();
	return {
		database,
		services,
		backupFolder: backupFolder(environment),
		settings: shownSettings(process.env),
		publicUrl: environment.isPublicUrlSet ? environment.publicUrl : undefined,
		log,
		now,
		close: async () => {
			await services.stopJobs();
			await database.stop();
		},
	};
}
