import { execFileSync } from "node:child_process";
import {
	copyFileSync,
	existsSync,
	globSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	statSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { serverSettings } from "#server/settings.ts";

const root = resolve(import.meta.dirname, "../..");
const read = (path: string): string => readFileSync(resolve(root, path), "utf8");
const files = ["Containerfile", ...globSync("deploy/{compose,systemd}/*.{yaml,service}", { cwd: root })];
/** Settings of Node, of other programs and of the composition itself. */
const others = /^(NODE_\w+|POSTGRES_\w+|SITE_HOST|SPECTRA_IMAGE|BASE|RUNTIME|CMD)$/;

describe("the files for containers and services", () => {
	it.each(files)("%s sets only settings that the server knows", (file) => {
		const named = [...read(file).matchAll(/(?:^\s+|[ {=])([A-Z]{2}[A-Z_]+)(?:: |=)/gm)].map(
			([, name = ""]) => name,
		);
		const unknown = named.filter(
			(name) => !others.test(name) && !(name.replace(/_FILE$/, "") in serverSettings),
		);
		expect(unknown).toEqual([]);
	});

	it.each(files)("%s starts only programs that npm run dist writes", (file) => {
		const started = [...read(file).matchAll(/\/srv\/spectra\/(\w+\.js)/g)].map(([, name]) => name);
		const written = read("scripts/dist.mjs");
		expect(started.length).toBeGreaterThan(0);
		for (const program of started) expect(written).toContain(`"${program}":`);
	});

	it.skipIf(process.platform === "win32")(
		"the secrets of the containers are read by their own users alone, in a folder that only its owner enters",
		() => {
			const folder = mkdtempSync(join(tmpdir(), "spectra-secrets-"));
			try {
				copyFileSync(resolve(root, "deploy/compose/make-secrets.sh"), join(folder, "make-secrets.sh"));
				execFileSync("sh", [join(folder, "make-secrets.sh")]);
				const secrets = join(folder, "secrets");
				expect(statSync(secrets).mode & 0o777).toBe(0o700);
				const files = ["database_password", "database_url", "smtp_url"];
				expect(readdirSync(secrets).sort()).toEqual(files);
				const isRoot = process.getuid?.() === 0;
				const expected = isRoot ? [0o600, 0o600, 0o600] : [0o600, 0o644, 0o644];
				const found = files.map((name) => statSync(join(secrets, name)));
				expect(found.map(({ mode }) => mode & 0o777)).toEqual(expected);
				if (isRoot) expect(found.map(({ uid }) => uid)).toEqual([0, 10_001, 10_001]);
			} finally {
				rmSync(folder, { recursive: true, force: true });
			}
		},
	);

	it("containers make backups, and every setting of them can be written into .env", () => {
		const compose = read("deploy/compose/compose.yaml");
		const example = read("deploy/compose/settings.example");
		for (const name of ["BACKUP_HOURS", "BACKUP_PUBLIC_KEY"]) {
			expect(compose).toContain(`${name}: \${${name}:-`);
			expect(example).toContain(`\n${name}=`);
		}
	});

	it("docs/operations.md has a row for every setting", () => {
		const rows = read("docs/operations.md")
			.split("\n")
			.filter((line) => line.startsWith("| `"));
		for (const name of Object.keys(serverSettings)) {
			if (name.startsWith("STRIPE_PRICE_ID_")) continue;
			expect(
				rows.some((row) => row.split("|")[1]?.includes(`\`${name}\``)),
				name,
			).toBe(true);
		}
	});

	it("the service names documentation that npm run dist writes", () => {
		const page = /^Documentation=file:\/\/\/srv\/spectra\/docs\/(.+)$/m.exec(
			read("deploy/systemd/spectra.service"),
		);
		expect(read("scripts/dist.mjs")).toContain(`"${page?.[1]}"`);
	});

	it("every file of deploy that docs/operations.md names exists", () => {
		for (const [path] of read("docs/operations.md").matchAll(/deploy\/[\w./-]+\w/g))
			expect(existsSync(resolve(root, path)), path).toBe(true);
	});
});
