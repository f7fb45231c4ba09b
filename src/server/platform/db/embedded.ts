import { setTimeout as pause } from "node:timers/promises";
import { describeError, type Log } from "../log.ts";
import { databaseName, ensureCluster } from "./cluster.ts";
import { openDataFolder } from "./data-folder.ts";
import { chooseEndpoint, deleteEndpoint } from "./endpoint.ts";
import { lockFolder } from "./folder-lock.ts";
import { databasePassword } from "./password.ts";
import { startPostmaster, stopOrphan, stopPostmaster } from "./postmaster.ts";
import { findPrograms, usablePrograms } from "./programs.ts";

/** PostgreSQL run by this server in its data folder. */
export interface EmbeddedDatabase {
	/** What a client needs to connect. */
	readonly connection: {
		readonly host: string;
		readonly port: number;
		readonly user: string;
		readonly password: string;
		readonly database: string;
	};
	readonly stop: () => Promise<void>;
}

const restartPause = 1_000;

/**
 * Takes the data folder for this process, stops what a killed server left there, and starts PostgreSQL. When it dies
 * later it is started again, at the same place. Throws a `Refusal` when it can't be.
 */
export async function startEmbedded(
	chosenFolder: string | undefined,
	repository: string,
	log: Log,
): Promise<EmbeddedDatabase> {
	const folder = openDataFolder(chosenFolder, repository);
	const unlock = await lockFolder(folder.path);
	try {
		const native = usablePrograms(findPrograms(repository), folder.path, folder.account);
		deleteEndpoint((await stopOrphan(folder)) ?? "");
		const password = databasePassword(folder.path, folder.cluster);
		await ensureCluster(native, folder, password);
		const endpoint = await chooseEndpoint(folder);
		const keeper = await keepRunning(() => startPostmaster(native, folder, endpoint), log);
		return {
			connection: {
				host: endpoint.host,
				port: endpoint.port,
				user: databaseName,
				password,
				database: databaseName,
			},
			stop: async () => {
				await keeper.stop();
				deleteEndpoint(endpoint.host);
				unlock();
			},
		};
	} catch (error) {
		unlock();
		throw error;
	}
}

/** Starts PostgreSQL, and again whenever it ends unasked. The first start's failure is the caller's. */
async function keepRunning(start: () => ReturnType<typeof startPostmaster>, log: Log) {
	let stopping = false;
	let current = await start();
	let restarting = Promise.resolve();
	const watch = () => {
		current.once("exit", (code, signal) => {
			if (stopping) return;
			log.error("database ended", { code: code ?? undefined, signal: signal ?? undefined });
			restarting = restart();
		});
	};
	const restart = async () => {
		while (!stopping) {
			await pause(restartPause);
			try {
				current = await start();
				watch();
				log.info("database started again");
				return;
			} catch (error) {
				log.error("database does not start", describeError(error));
			}
		}
	};
	watch();
	return {
		stop: async () => {
			stopping = true;
			await restarting;
			if (current.pid !== undefined && current.exitCode === null && current.signalCode === null) {
				await stopPostmaster(current.pid);
			}
		},
	};
}
