import { existsSync } from "node:fs";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { createServices, type Services } from "#server/compose.ts";
import { type Environment, root } from "#server/env.ts";
import { dataFolderPath } from "#server/platform/db/data-folder.ts";
import { createDatabase, type Database } from "#server/platform/db/database.ts";
import { runningDatabase } from "#server/platform/db/running.ts";
import { createLog, type Log } from "#server/platform/log.ts";
import { Refusal } from "#server/platform/refusal.ts";

/** What commands work with: the same services as the server's, on the same database. */
export interface OperatorContext {
	readonly database: Pick<Database, "queries" | "transaction">;
	readonly services: Pick<Services, "operatorActions" | "payments" | "subscriptions" | "mailer" | "people">;
	/** Where people reach the site; undefined where PUBLIC_URL does not say it. */
	readonly publicUrl: string | undefined;
	readonly log: Pick<Log, "error">;
	readonly now: () => Date;
}

/**
 * A command makes no database: a folder without one is a mistake in DATA_DIR, and "Nothing found" would hide it.
 * @throws Refusal where there is none.
 */
export function refuseWithoutDatabase({
	databaseUrl,
	dataDirectory,
}: Pick<Environment, "databaseUrl" | "dataDirectory">): void {
	const folder = dataFolderPath(dataDirectory, root);
	if (databaseUrl !== undefined || existsSync(join(folder, "postgres"))) return;
	throw new Refusal(
		`There is no database in ${folder}: check DATA_DIR, or start the server there once with npm start.`,
	);
}

/**
 * Opens the database for one command: the one of DATABASE_URL, the one that a running server has in the data folder, or,
 * while no server runs, that of the data folder itself.
 */
export async function openOperatorContext(
	environment: Environment,
): Promise<OperatorContext & { readonly close: () => Promise<void> }> {
	const log = createLog("error", (line) => process.stderr.write(line), Date.now);
	refuseWithoutDatabase(environment);
	const databaseUrl = environment.databaseUrl ?? runningDatabase(environment.dataDirectory, root);
	const database = createDatabase({ ...environment, databaseUrl, repository: root }, log);
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
		publicUrl: environment.isPublicUrlSet ? environment.publicUrl : undefined,
		log,
		now,
		close: async () => {
			await services.stopJobs();
			await database.stop();
		},
	};
}
