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

/** A new database on the machine's PostgreSQL, dropped at the end. */
export async function startDebianPostgres(
	programs: string,
): Promise<AsyncDisposable & { readonly address: string }> {
	const folder = mkdtempSync(join(tmpdir(), "debian-postgres-"));
	const account = databaseAccount("");
	if (account !== undefined) chownSync(folder, account.uid, account.gid);
	const options = { cwd: "/", ...account };
	const cluster = join(folder, "cluster");
	const initdb = ["-D", cluster, "-U", "spectra", "-A", "trust", "-E", "UTF8", "--no-sync"];
	execFileSync(join(programs, "initdb"), initdb, { ...options, stdio: "ignore" });
	const port = await freePort();
	const settings = ["-c", "listen_addresses=127.0.0.1", "-c", `unix_socket_directories=${folder}`];
	const connections = ["-c", "max_connections=100"];
	const server = spawn(
		join(programs, "postgres"),
		["-D", cluster, "-p", String(port), ...settings, ...connections],
		{ ...options, stdio: "ignore" },
	);
	await until("Debian's PostgreSQL", 20, () => {
		try {
			execFileSync(join(programs, "pg_isready"), ["-q", "-h", "127.0.0.1", "-p", String(port)]);
			return true;
		} catch {
			return false;
		}
	});
	return {
		address: `postgresql://spectra@127.0.0.1:${port}/postgres`,
		[Symbol.asyncDispose]: async () => {
			server.kill("SIGINT");
			await until("the end of Debian's PostgreSQL", 20, () => server.exitCode !== null);
			rmSync(folder, { recursive: true, force: true });
		},
	};
}
