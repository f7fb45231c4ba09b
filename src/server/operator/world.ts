import { performance } from "node:perf_hooks";
import { createServices, type Services } from "#server/compose.ts";
import { type Environment, root } from "#server/env.ts";
import { createDatabase, type Database } from "#server/platform/db/database.ts";
import { runningDatabase } from "#server/platform/db/running.ts";
import { createLog, type Log } from "#server/platform/log.ts";

/** What commands work with: the same services as the server's, on the same database. */
export interface AdminWorld {
	readonly database: Pick<Database, "queries" | "transaction">;
	readonly services: Pick<Services, "office" | "payments" | "subscriptions">;
	readonly publicUrl: string;
	readonly log: Pick<Log, "error">;
	readonly now: () => Date;
}

/**
 * Opens the database for one command: the one of DATABASE_URL, the one that a running server has in the data folder, or,
 * while no server runs, that of the data folder itself.
 */
export async function openWorld(
	environment: Environment,
): Promise<AdminWorld & { readonly close: () => Promise<void> }> {
	const log = createLog("error", (line) => process.stderr.write(line), Date.now);
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
		publicUrl: environment.publicUrl,
		log,
		now,
		close: async () => {
			await services.stopJobs();
			await database.stop();
		},
	};
}
