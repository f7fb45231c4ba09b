import { existsSync, readFileSync, realpathSync } from "node:fs";
import { join } from "node:path";
import { Refusal } from "../refusal.ts";
import { databaseName } from "./cluster.ts";
import { dataFolderPath } from "./data-folder.ts";
import { isPostmasterOf, readPostmasterFile } from "./postmaster-file.ts";

/** The address of the PostgreSQL that a server runs in its data folder; undefined while none runs. */
export function runningDatabase(chosenFolder: string | undefined, repository: string): string | undefined {
	const chosen = dataFolderPath(chosenFolder, repository);
	if (!existsSync(chosen)) return undefined;
	const folder = realpathSync(chosen);
	const cluster = join(folder, "postgres");
	const running = readPostmasterFile(cluster);
	if (running === undefined || !isPostmasterOf(running.pid, cluster)) return undefined;
	const password = readFileSync(join(folder, "database-password"), "utf8").trim();
	const { socketFolder, port } = running;
	const host = socketFolder === "" ? "127.0.0.1" : "localhost";
	const socket = socketFolder === "" ? "" : `?host=${encodeURIComponent(socketFolder)}`;
	return `postgresql://${databaseName}:${password}@${host}:${port}/${databaseName}${socket}`;
}

/**
 * A command creates no database: a folder without one means a wrong DATA_DIR, which "Nothing found" would
 * hide.
 * @throws Refusal where there is none
 */
export function refuseWithoutDatabase(
	settings: { readonly databaseUrl: string | undefined; readonly dataDirectory: string | undefined },
	repository: string,
): void {
	const folder = dataFolderPath(settings.dataDirectory, repository);
	if (settings.databaseUrl !== undefined || existsSync(join(folder, "postgres"))) return;
	throw new Refusal(
		`There is no database in ${folder}: check DATA_DIR, or start the server there once with npm start.`,
	);
}
