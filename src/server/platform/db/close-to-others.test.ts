import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { closeToOthers } from "./close-to-others.ts";
import { ignoreOtherDatabases } from "./embedded.ts";
import { databasePassword } from "./password.ts";

const folder = mkdtempSync(join(tmpdir(), "spectra-closed-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const own = { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 };
const clusterOf = (mode: number) => {
	const cluster = join(folder, mode.toString(8));
	mkdirSync(cluster);
	chmodSync(cluster, mode);
	return cluster;
};

it.each([0o777, 0o755, 0o770, 0o701])("a database's folder with the permissions %o is closed", (mode) => {
	const cluster = clusterOf(mode);
	expect(closeToOthers({ cluster, account: own })).toBe(true);
	expect(statSync(cluster).mode & 0o777).toBe(0o700);
	expect(closeToOthers({ cluster, account: own })).toBe(false);
});

it.each([0o700, 0o750])("a database's folder with the permissions %o stays as it is", (mode) => {
	const cluster = clusterOf(mode);
	expect(closeToOthers({ cluster, account: own })).toBe(false);
	expect(statSync(cluster).mode & 0o777).toBe(mode);
});

it("a folder of another user is refused with the command that gives it back", () => {
	const cluster = clusterOf(0o740);
	const account = { uid: own.uid + 1, gid: own.gid };
	expect(() => closeToOthers({ cluster, account })).toThrow(`chown -R ${account.uid} ${cluster}`);
});

it("the database's password is closed to other users, too", () => {
	const file = join(folder, "database-password");
	writeFileSync(file, "a".repeat(64), { mode: 0o666 });
	chmodSync(file, 0o666);
	expect(databasePassword(folder, join(folder, "none"))).toBe("a".repeat(64));
	expect(statSync(file).mode & 0o777).toBe(0o600);
});

it("a folder that is not there yet needs nothing", () => {
	expect(closeToOthers({ cluster: join(folder, "missing"), account: own })).toBe(false);
});

it("variables of PostgreSQL's clients are removed, and no others", () => {
	const environment = {
		PGSSLMODE: "require",
		PGOPTIONS: "-c x=y",
		PG_COLOR: "1",
		PGHOST: "h",
		PATH: "/bin",
		PORT: "1",
	};
	ignoreOtherDatabases(environment);
	expect(Object.keys(environment)).toEqual(["PG_COLOR", "PATH", "PORT"]);
});
