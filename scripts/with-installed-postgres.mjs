// node scripts/with-installed-postgres.mjs COMMAND…: runs a command while a PostgreSQL from this machine's packages (not
// the bundled one) listens on a free port. The command finds its address in SPECTRA_TEST_DATABASE_URL.
import { spawn, spawnSync } from "node:child_process";
import { chownSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { Client } from "pg";
import { databaseAccount } from "#server/platform/db/account.ts";
import { initArguments, singleArguments, spawnOptions } from "#server/platform/db/cluster.ts";
import { installedPostgres } from "./lib/installed-postgres.mjs";
import { refuse, run } from "./lib/run.mjs";

const user = "spectra";
const password = "only for a test";

const freePort = () =>
	new Promise((resolve, reject) => {
		const server = createServer().once("error", reject);
		server.listen(0, "127.0.0.1", () => {
			const address = server.address();
			server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
		});
	});

/** Creates a database whose owner may create databases and is no superuser. */
function makeCluster(programs, data) {
	const account = databaseAccount("");
	const options = { ...spawnOptions(account), encoding: "utf8" };
	const passwordFile = join(data, "..", "password");
	writeFileSync(passwordFile, password, { mode: 0o600 });
	if (account !== undefined) chownSync(passwordFile, account.uid, account.gid);
	const made = spawnSync(
		join(programs, "initdb"),
		[...initArguments(data, passwordFile), "--no-locale", "--no-sync"],
		options,
	);
	if (made.status !== 0) refuse("The database for the tests could not be made: initdb failed.", made.stderr);
	const statements = `CREATE ROLE ${user} LOGIN CREATEDB PASSWORD '${password}';\nCREATE DATABASE ${user} OWNER ${user};\n`;
	const owned = spawnSync(join(programs, "postgres"), singleArguments(data), {
		...options,
		input: statements,
	});
	if (owned.status !== 0) refuse("The database for the tests could not be made.", owned.stderr);
}

async function untilItAnswers(connectionString) {
	for (let tries = 0; ; tries += 1) {
		const client = new Client({ connectionString });
		try {
			await client.connect();
			const { rows } = await client.query("SHOW server_version");
			console.log(`The tests run on PostgreSQL ${rows[0].server_version} of this machine.`);
			await client.end();
			return;
		} catch (error) {
			if (tries === 100) throw error;
			await pause(100);
		}
	}
}

const [command, ...args] = process.argv.slice(2);
if (command === undefined) refuse("Which command?");
const programs = installedPostgres();
if (programs === undefined) {
	console.log(
		"This machine has no PostgreSQL of its own, and no apt to install one with: the tests on it did not run here. Install PostgreSQL 15 or newer to run them.",
	);
} else {
	const folder = mkdtempSync(join(tmpdir(), "spectra-installed-"));
	const account = databaseAccount("");
	if (account !== undefined) chownSync(folder, account.uid, account.gid);
	const data = join(folder, "data");
	makeCluster(programs, data);
	const port = await freePort();
	const settings = [`port=${port}`, "listen_addresses=127.0.0.1", "unix_socket_directories=", "fsync=off"];
	const server = spawn(
		join(programs, "postgres"),
		["-D", data, ...settings.flatMap((setting) => ["-c", setting])],
		{ ...spawnOptions(account), stdio: ["ignore", "ignore", "ignore"], detached: true },
	);
	const ended = new Promise((resolve) => server.once("close", resolve));
	try {
		const address = `postgresql://${user}:${encodeURIComponent(password)}@127.0.0.1:${port}/${user}`;
		await untilItAnswers(address);
		const env = { ...process.env, SPECTRA_TEST_DATABASE_URL: address };
		process.exitCode = (await run(command, args, { env })).code;
	} finally {
		server.kill("SIGINT");
		await ended;
		rmSync(folder, { recursive: true, force: true });
	}
}
