import { setTimeout as pause } from "node:timers/promises";
import { describeError, type Log } from "../log.ts";
import { closeToOthers } from "./close-to-others.ts";
import { databaseName, ensureCluster } from "./cluster.ts";
import { openDataFolder } from "./data-folder.ts";
import { chooseEndpoint, deleteEndpoint } from "./endpoint.ts";
import { lockFolder } from "./folder-lock.ts";
import { databasePassword } from "./password.ts";
import { startPostmaster, stopOrphan, stopPostmaster } from "./postmaster.ts";
import { findPrograms, usablePrograms } from "./programs.ts";

/** PostgreSQL run by this server in its data folder. */
export interface EmbeddedDatabase {
	/** The connection settings for clients. */
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
 * Locks the data folder for this process, stops the leftovers of a killed server, and starts PostgreSQL. When
 * PostgreSQL dies later it is restarted at the same address.
 * @throws Refusal when it can't start
 */
export async function startEmbedded(
	chosenFolder: string | undefined,
	repository: string,
	log: Log,
): Promise<EmbeddedDatabase> {
	ignoreOtherDatabases(process.env);
	const folder = openDataFolder(chosenFolder, repository);
	const unlock = await lockFolder(folder.path);
	try {
		const native = usablePrograms(findPrograms(repository), folder.path, folder.account);
		deleteEndpoint((await stopOrphan(folder)) ?? "");
		const password = databasePassword(folder.path, folder.cluster);
		if (closeToOthers(folder)) log.warn("the database's folder was open to other users: it is closed now");
		await ensureCluster(native, folder, password);
		const endpoint = await chooseEndpoint(folder);
		const postmaster = await keepRunning(() => startPostmaster(native, folder, endpoint), log);
		return {
			connection: {
				host: endpoint.host,
				port: endpoint.port,
				user: databaseName,
				password,
				database: databaseName,
			},
			stop: async () => {
				await postmaster.stop();
				deleteEndpoint(endpoint.host);
				unlock();
			},
		};
	} catch (error) {
		unlock();
		throw error;
	}
}

/**
 * Removes the variables of PostgreSQL's clients from this process. The driver reads them for every setting that it is not
 * given or that is empty (PGSSLMODE, PGOPTIONS, PGREPLICATION), and they are about other databases.
 */
export function ignoreOtherDatabases(environment: NodeJS.ProcessEnv): void {
	for (const name of Object.keys(environment))
		if (/^PG[A-Z]/.test(name)) Reflect.deleteProperty(environment, name);
}

/** Starts PostgreSQL, and restarts it whenever it ends unexpectedly. Rejects when the first start fails. */
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
