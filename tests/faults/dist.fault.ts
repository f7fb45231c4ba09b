import assert from "node:assert/strict";
import { execFile, execFileSync, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
	appendFileSync,
	chmodSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	statSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, test } from "node:test";
import { promisify } from "node:util";
import { databaseAccount } from "#server/platform/db/account.ts";
import { openSharedDatabase } from "./support/database.ts";
import { makeInstallation } from "./support/installation.ts";
import { student } from "./support/person.ts";
import { findProgram, sayNotRun } from "./support/programs.ts";
import { repository, startServer } from "./support/server.ts";

const run = promisify(execFile);
const maxBytes = 90e6;

/** The folder of `npm run dist`, which an ordinary user can read and not change. */
function assemble(...options: string[]): Disposable & { readonly folder: string } {
	const installation = mkdtempSync(join(tmpdir(), "faults-dist-"));
	chmodSync(installation, 0o755);
	const folder = join(installation, "spectra");
	execFileSync(process.execPath, [join(repository, "scripts", "dist.mjs"), `--to=${folder}`, ...options], {
		stdio: "pipe",
	});
	return { folder, [Symbol.dispose]: () => rmSync(installation, { recursive: true, force: true }) };
}

const sizeOf = (folder: string): number =>
	readdirSync(folder, { recursive: true, encoding: "utf8" }).reduce((sum, path) => {
		const status = statSync(join(folder, path));
		return sum + (status.isFile() ? status.size : 0);
	}, 0);

describe("the folder of npm run dist", () => {
	test("the folder holds no build tools, no page of the demo and at most 90 MB", () => {
		using dist = assemble();
		assert.ok(sizeOf(dist.folder) < maxBytes, `${sizeOf(dist.folder)} bytes`);
		const site = readdirSync(join(dist.folder, "build", "client"), { recursive: true, encoding: "utf8" });
		assert.ok(!site.some((file) => file.includes(".html")), "a page of the demo");
		const packages = readdirSync(join(dist.folder, "node_modules"));
		for (const tool of ["typescript", "vite", "vitest", "drizzle-kit", "react", "@biomejs"])
			assert.ok(!packages.includes(tool), tool);
		const bill = JSON.parse(readFileSync(join(dist.folder, "sbom.cdx.json"), "utf8"));
		assert.equal(bill.bomFormat, "CycloneDX");
		const listed = bill.components.map(({ purl }: { purl: string }) => purl.split("@")[0]);
		for (const name of ["hono", "pg", "stripe", "zod"]) assert.ok(listed.includes(`pkg:npm/${name}`), name);
		const sums = readFileSync(join(dist.folder, "SHA256SUMS"), "utf8").trim().split("\n");
		assert.ok(sums.length > 500);
		for (const line of sums) {
			const [digest, path = ""] = line.split("  ");
			const content = readFileSync(join(dist.folder, path));
			assert.equal(createHash("sha256").update(content).digest("hex"), digest, path);
		}
	});

	if (findProgram("ssh-keygen") !== undefined) {
		test("its signature proves every file, as docs/operations.md verifies it", () => {
			const keys = mkdtempSync(join(tmpdir(), "faults-keys-"));
			const makeKey = (name: string) => {
				const file = join(keys, name);
				execFileSync("ssh-keygen", ["-q", "-t", "ed25519", "-N", "", "-C", name, "-f", file]);
				return file;
			};
			const [own, other] = [makeKey("own"), makeKey("other")];
			using dist = assemble(`--sign=${own}`);
			const isProved = (key: string) => {
				const signers = join(keys, "signers");
				writeFileSync(signers, `releases@spectra ${readFileSync(`${key}.pub`, "utf8")}`);
				const verify = `ssh-keygen -Y verify -f ${signers} -I releases@spectra -n spectra-release -s SHA256SUMS.sig < SHA256SUMS && sha256sum --check --quiet SHA256SUMS`;
				return spawnSync("sh", ["-c", verify], { cwd: dist.folder }).status === 0;
			};
			assert.ok(isProved(own));
			assert.ok(!isProved(other), "another key");
			appendFileSync(join(dist.folder, "server.js"), "\n");
			assert.ok(!isProved(own), "a changed file");
			const sums = readFileSync(join(dist.folder, "SHA256SUMS"), "utf8");
			const digest = createHash("sha256")
				.update(readFileSync(join(dist.folder, "server.js")))
				.digest("hex");
			writeFileSync(join(dist.folder, "SHA256SUMS"), sums.replace(/^\w+(?= {2}server\.js$)/m, digest));
			assert.ok(!isProved(own), "a changed file with its new checksum");
			rmSync(keys, { recursive: true });
		});
	} else sayNotRun("the signature of a release", { "ssh-keygen": undefined });

	test("an ordinary user starts it with node alone, and its commands work", async () => {
		using dist = assemble();
		await using database = await openSharedDatabase();
		await using installation = makeInstallation();
		const account = databaseAccount("");
		const data = mkdtempSync(join(tmpdir(), "faults-dist-data-"));
		const environment = {
			DATABASE_URL: database.address,
			DATA_DIR: data,
			SITE_DIR: "",
			TRUSTED_PROXIES: "1",
		};
		if (account !== undefined) execFileSync("chown", [`${account.uid}:${account.gid}`, data]);
		await using server = await startServer(installation, {
			environment,
			cwd: "/",
			command: [process.execPath, join(dist.folder, "server.js")],
			...(account === undefined ? {} : { user: account }),
		});
		await server.ready();
		assert.equal((await server.get("/explore")).status, 200);
		const person = await student(server.port);
		const command = async (program: string, ...args: string[]) => {
			const env = { PATH: process.env.PATH, PORT: String(server.port), ...environment };
			const options = { env, cwd: "/", ...account };
			return (await run(process.execPath, [join(dist.folder, program), ...args], options)).stdout;
		};
		assert.match(await command("admin.js", "accounts", "find", person.email), new RegExp(person.email));
		assert.match(await command("admin.js", "migrate"), /has the schema of this version/);
		assert.match(await command("backup.js", "backup", join(data, "copy")), /^Copied to /);
		assert.match(await command("backup.js", "restore", "--check", join(data, "copy")), /is whole/);
		assert.equal(await command("health.js"), "");
		server.process.kill("SIGTERM");
		assert.equal(await server.ended(), 0);
		await assert.rejects(command("health.js"));
		rmSync(data, { recursive: true, force: true });
	});
});
