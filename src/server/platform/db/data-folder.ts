import { accessSync, chmodSync, constants, existsSync, mkdirSync, realpathSync, statSync } from "node:fs";
import { join } from "node:path";
import { Refusal, systemCode } from "../refusal.ts";
import { type Account, databaseAccount } from "./account.ts";
import { canAccess, enter } from "./permissions.ts";

/** The data folder of one server, and the user of its database. */
export interface DataFolder {
	readonly path: string;
	/** PostgreSQL's own folder inside. */
	readonly cluster: string;
	readonly account: Account | undefined;
}

const shared = "/var/lib/spectra";

/**
 * The data folder, created if missing. The default is `data` in the repository; for root, when the database's
 * user can't enter that (a repository under /root), `/var/lib/spectra`.
 * @throws Refusal where it can't be created or entered, or holds a database of root
 */
export function openDataFolder(chosen: string | undefined, repository: string): DataFolder {
	const path = dataFolderPath(chosen, repository);
	makeFolder(path);
	const real = realpathSync(path);
	const cluster = join(real, "postgres");
	const account = databaseAccount(cluster);
	if (account !== undefined && !canAccess(real, account, enter)) {
		throw new Refusal(
			`The data folder ${path} can't be entered by the user that the database runs as (number ${account.uid}; a database never runs as root): choose another with DATA_DIR, such as ${shared}, or open the folders above it with chmod o+x.`,
		);
	}
	refuseForeign(cluster, account);
	return { path: real, cluster, account };
}

/** A database restored by copying files as root belongs to root, as whom PostgreSQL does not run. */
function refuseForeign(cluster: string, account: Account | undefined): void {
	const owner = statSync(cluster, { throwIfNoEntry: false });
	if (account === undefined || owner === undefined || owner.uid === account.uid) return;
	throw new Refusal(
		`The database in ${cluster} belongs to root, and a database never runs as root: give it back to its user with chown -R ${account.uid}:${account.gid} ${cluster}.`,
	);
}

/** The path of the data folder, whether or not a database runs in it. */
export const dataFolderPath = (chosen: string | undefined, repository: string): string =>
	chosen ?? defaultFolder(join(repository, "data"));

function defaultFolder(own: string): string {
	const account = databaseAccount(join(own, "postgres"));
	return account === undefined || canAccess(own, account, enter) ? own : shared;
}

/**
 * Creates a folder unless it exists.
 * @throws Refusal where it can't be created or written to
 */
export function makeFolder(path: string): void {
	try {
		if (!existsSync(path)) {
			mkdirSync(path, { recursive: true });
			// Root's database runs as another user, who may pass through the folder but not list it.
			chmodSync(path, process.getuid?.() === 0 ? 0o711 : 0o700);
		}
		accessSync(path, constants.R_OK | constants.W_OK | constants.X_OK);
	} catch (error) {
		throw new Refusal(
			`The data folder ${path} can't be used (${systemCode(error)}): choose another with DATA_DIR.`,
		);
	}
}
