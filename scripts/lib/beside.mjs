import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, symlinkSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { buildFolder, isBuilt } from "./build-if-changed.mjs";
import { isInstalled } from "./install.mjs";
import { inRoot, root } from "./paths.mjs";
import { refuse, run } from "./run.mjs";
import { withSetupLock } from "./setup-lock.mjs";

/** A copy of the repository in which the next release is installed and built while this folder serves the present one. */
const next = inRoot(".cache", "next");
/** The folders that a release is made from, besides the files at the top. */
const sources = ["src", "public", "scripts"];

function copySources() {
	rmSync(next, { recursive: true, force: true });
	mkdirSync(next, { recursive: true });
	for (const entry of readdirSync(root, { withFileTypes: true })) {
		if (!entry.isFile() && !sources.includes(entry.name)) continue;
		cpSync(inRoot(entry.name), join(next, entry.name), { recursive: true });
	}
}

/**
 * Installs and builds the release whose sources are in this folder, in a copy. Packages and pages that a running server uses
 * stay as they are until the next start.
 */
export async function prepareBeside() {
	if (isInstalled() && isBuilt()) return;
	copySources();
	if (isInstalled()) symlinkSync(inRoot("node_modules"), join(next, "node_modules"), "junction");
	const { code } = await run(process.execPath, [join(next, "scripts", "prepare-release.mjs")], { cwd: next });
	if (code !== 0) refuse(`The release could not be prepared: it ended with ${code}. What runs is unchanged.`);
}

/** Takes packages and pages over that `prepareBeside` made for the sources in this folder. Takes a moment, whatever their size. */
export async function adoptPrepared() {
	if (!existsSync(next)) return;
	await withSetupLock(async () => {
		const adopt = (name) => {
			if (existsSync(inRoot(name))) renameSync(inRoot(name), join(next, `${name}.last`));
			renameSync(join(next, name), inRoot(name));
		};
		if (!isInstalled() && isInstalled(next)) adopt("node_modules");
		if (!isBuilt() && isBuilt("usual", next)) adopt(buildFolder);
	});
	// Not awaited: deleting the former packages takes longer than a start.
	rm(next, { recursive: true, force: true }).catch(() => {});
}
