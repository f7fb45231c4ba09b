import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { inRoot, npmEnvironment, root } from "./paths.mjs";
import { refuse } from "./run.mjs";
import { runLocked, withSetupLock } from "./setup-lock.mjs";

const stampIn = (folder) => join(folder, "node_modules", ".spectra-install");

/** Installs the packages when they are missing or differ from package-lock.json. */
export async function ensureInstalled() {
	if (isInstalled()) return;
	await withSetupLock(async () => {
		if (isInstalled()) return;
		if (!matchesLock()) await install();
		writeFileSync(stampIn(root), lockHash());
	});
}

async function install() {
	console.log("Installing packages (about half a minute) …");
	const args = ["ci", "--include=dev", "--include=optional", "--no-audit", "--no-fund", "--loglevel=error"];
	const windows = process.platform === "win32";
	const { code, output } = await runLocked("npm", args, { env: npmEnvironment(), shell: windows });
	if (code !== 0) refuse(`The packages could not be installed: "npm ci" ended with ${code}.`, output);
}

/** Whether a folder has the packages of this folder's package-lock.json. */
export const isInstalled = (folder = root) =>
	existsSync(stampIn(folder)) && readFileSync(stampIn(folder), "utf8") === lockHash();

const lockHash = () =>
	createHash("sha256")
		.update(readFileSync(inRoot("package-lock.json")))
		.digest("hex");

/** Whether the installed packages already match package-lock.json, by npm's own record. */
function matchesLock() {
	const record = inRoot("node_modules", ".package-lock.json");
	if (!existsSync(record)) return false;
	const wanted = packagesOf(inRoot("package-lock.json"));
	const present = packagesOf(record);
	return (
		Object.keys(present).every((path) => path in wanted) &&
		Object.entries(wanted).every(([path, entry]) =>
			path in present ? present[path].version === entry.version : path === "" || entry.optional === true,
		)
	);
}

const packagesOf = (file) => JSON.parse(readFileSync(file, "utf8")).packages;
