import { execFileSync, spawn } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { databaseAccount } from "#server/platform/db/account.ts";
import { freePort } from "./ports.ts";
import { until } from "./wait.ts";

const versions = "/usr/lib/postgresql";

/** The programs of a PostgreSQL installed by Debian or Ubuntu; undefined where there is none. */
export function debianPrograms(): string | undefined {
	if (!existsSync(versions)) return undefined;
	const newest = readdirSync(versions)
		.map(Number)
		.sort((one, other) => other - one)[0];
	const folder = join(versions, String(newest), "bin");
	return existsSync(join(folder, "initdb")) ? folder : undefined;
}

/** A running PostgreSQL of Debian's. */
interface DebianPostgres extends AsyncDisposable {
	readonly address: string;
	readonly port: number;
	/** Runs one of its programs as its user. */
	readonly run: (program: string, args: readonly string[]) => void;
	/** A folder that its user may write to, deleted at the end. */
	readonly folder: string;
}

/**
 * Starts the machine's PostgreSQL on a new cluster, or on the files in `cluster` of another one's folder. `settings` are added to
 * its configuration, `environment` to that of this process.
 */
export async function startDebianPostgres(
	programs: string,
	settings: Readonly<Record<string, string>> = {},
	existing?: string,
	environment: Readonly<Record<string, string>> = {},
): Promise<DebianPostgres> {
	const folder = mkdtempSync(join(tmpdir(), "debian-postgres-"));
	const account = databaseAccount("");
	if (account !== undefined) chownSync(folder, account.uid, account.gid);
	const options = { cwd: "/", ...account, stdio: "ignore" as const };
	const run = (program: string, args: readonly string[]) => {
		execFileSync(join(programs, program), args, options);
	};
	const cluster = existing ?? join(folder, "cluster");
	if (existing === undefined)
		run("initdb", ["-D", cluster, "-U", "spectra", "-A", "trust", "-E", "UTF8", "--no-sync"]);
	const port = await freePort();
	const own = { listen_addresses: "127.0.0.1", unix_socket_directories: folder, max_connections: "100" };
	const all = Object.entries({ ...own, ...settings }).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
	const args = ["-D", cluster, "-p", String(port), ...all];
	const server = spawn(join(programs, "postgres"), args, {
		...options,
		env: { ...process.env, ...environment },
	});
	await until("Debian's PostgreSQL", 30, () => {
		try {
			run("pg_isready", ["-q", "-h", "127.0.0.1", "-p", String(port)]);
			return true;
		} catch {
			return false;
		}
	});
	return {
		address: `postgresql://spectra@127.0.0.1:${port}/postgres`,
		port,
		run,
		folder,
		[Symbol.asyncDispose]: async () => {
			server.kill("SIGINT");
			await until("the end of Debian's PostgreSQL", 20, () => server.exitCode !== null);
			rmSync(folder, { recursive: true, force: true });
		},
	};
}
