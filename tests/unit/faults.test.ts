import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";

const root = resolve(import.meta.dirname, "../..");
const read = (path: string): string => readFileSync(resolve(root, path), "utf8");
const faults = globSync("tests/faults/*.fault.ts", { cwd: root });
/** Needs that not every machine meets: programs of its distribution, and the rights of root. */
const needs = /findProgram\(|debianPrograms\(\)|canBuildImages|getuid/;

describe("faults that need more than Node", () => {
	const needy = faults.filter((file) => needs.test(read(file)));

	it("some faults need programs of the distribution", () => {
		expect(needy.length).toBeGreaterThan(10);
	});

	it.each(needy)("%s says as skipped what it can't run", (file) => {
		expect(read(file)).toContain("sayNotRun(");
	});

	it("the weekly run installs every package that docs/operations.md names for the faults", () => {
		const said = /These use Debian's packages (.*?) where/s.exec(read("docs/operations.md"))?.[1] ?? "";
		const packages = [...said.matchAll(/`([\w-]+)`/g)].map(([, name = ""]) => name);
		expect(packages.length).toBeGreaterThan(9);
		const installs = /apt-get install [^\n]*(?:\n {12,}[^\n]*)*/.exec(
			read(".github/workflows/long.yml"),
		)?.[0];
		for (const name of packages) expect(installs?.split(/\s+/)).toContain(name);
	});
});
