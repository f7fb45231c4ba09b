import { existsSync, globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
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

	it("every file of deploy that docs/operations.md names exists", () => {
		for (const [path] of read("docs/operations.md").matchAll(/deploy\/[\w./-]+\w/g))
			expect(existsSync(resolve(root, path)), path).toBe(true);
	});
});
