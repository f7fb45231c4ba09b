import { spawn } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { afterAll, expect, it } from "vitest";
import { root } from "#server/env.ts";
import { createLog } from "#server/platform/log.ts";
import { freePort } from "../../../../tests/faults/support/ports.ts";
import { ownedFolder, spawnOptions } from "./cluster.ts";
import { openDataFolder } from "./data-folder.ts";
import { createDatabase } from "./database.ts";
import { databasePassword } from "./password.ts";
import { findPrograms, usablePrograms } from "./programs.ts";

const base = mkdtempSync(join(tmpdir(), "standby-"));
const endings: (() => Promise<void>)[] = [];
afterAll(async () => {
	for (const end of endings.reverse()) await end();
	rmSync(base, { recursive: true, force: true });
});

const lines: string[] = [];
const log = createLog("warn", (line) => lines.push(line), Date.now);

/** The database of a stopped server, started as a standby without a primary: a real one, read-only. */
async function startStandby() {
	chmodSync(base, 0o755);
	const dataDirectory = join(base, "data");
	const before = createDatabase({ databaseUrl: undefined, dataDirectory, repository: root }, log);
	await before.start();
	await before.stop();
	const folder = openDataFolder(dataDirectory, root);
	const native = usablePrograms(findPrograms(root), folder.path, folder.account);
	writeFileSync(join(folder.cluster, "standby.signal"), "");
	const socket = join(base, "socket");
	ownedFolder(socket, folder.account);
	const port = await freePort();
	const settings = [`port=${port}`, "listen_addresses=127.0.0.1", `unix_socket_directories=${socket}`];
	const args = ["-D", folder.cluster, ...settings.flatMap((setting) => ["-c", setting])];
	const postgres = spawn(join(native, "bin", "postgres"), args, {
		...spawnOptions(folder.account),
		stdio: "ignore",
	});
	const ended = new Promise<void>((resolve) => postgres.once("exit", () => resolve()));
	endings.push(async () => {
		postgres.kill("SIGINT");
		await ended;
	});
	const addressOf = (user: string) =>
		`postgresql://${user}:${databasePassword(folder.path, folder.cluster)}@127.0.0.1:${port}/spectra`;
	return { address: addressOf("spectra"), administrator: addressOf("postgres") };
}

it("a server waits for the promotion of a standby, reports it, and continues afterwards", async () => {
	const { address, administrator } = await startStandby();
	const settings = { databaseUrl: address, dataDirectory: undefined, repository: root, connections: 4 };
	const server = createDatabase(settings, log);
	endings.push(server.stop);
	const started = server.start();
	const said = () => lines.join("");
	await expect.poll(said, { timeout: 20_000 }).toMatch(/waiting for the database.*can only be read/);
	expect(await server.isReady()).toBe(false);
	const client = new Client({ connectionString: administrator });
	await client.connect();
	expect((await client.query("SELECT pg_is_in_recovery() AS is_standby")).rows).toEqual([
		{ is_standby: true },
	]);
	await client.query("SELECT pg_promote()");
	await client.end();
	await started;
	expect(await server.isReady()).toBe(true);
}, 60_000);
