import {
	copyFileSync,
	existsSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { inRoot, npmEnvironment } from "./paths.mjs";
import { refuse, run } from "./run.mjs";

const packed = "chromium.br";

/** The packages contain programs for Linux on x64 only. */
export const runsOldBrowsers = process.platform === "linux" && process.arch === "x64";

/**
 * Installs the earlier versions of Chromium that scripts/old-browsers/package-lock.json names, once, and returns the folder
 * with a program for each: `chromium-109` and so on. Downloads about 150 MB; they take 500 MB unpacked.
 */
export async function ensureOldBrowsers() {
	const folder = inRoot(".cache", "old-browsers");
	const lock = readFileSync(inRoot("scripts", "old-browsers", "package-lock.json"), "utf8");
	const stamp = join(folder, "installed.json");
	if (existsSync(stamp) && readFileSync(stamp, "utf8") === lock) return folder;
	console.log("Installing earlier versions of Chromium …");
	rmSync(folder, { recursive: true, force: true });
	mkdirSync(folder, { recursive: true });
	for (const file of ["package.json", "package-lock.json"])
		copyFileSync(inRoot("scripts", "old-browsers", file), join(folder, file));
	const args = [
		"ci",
		"--ignore-scripts",
		"--no-audit",
		"--no-fund",
		"--loglevel=error",
		`--prefix=${folder}`,
	];
	const { code, output } = await run("npm", args, { env: npmEnvironment(), quiet: true });
	if (code !== 0)
		refuse(`Earlier versions of Chromium could not be installed: "npm ci" ended with ${code}.`, output);
	const modules = join(folder, "node_modules");
	for (const name of readdirSync(modules).filter((one) => one.startsWith("chromium-")))
		writeFileSync(
			join(folder, name),
			brotliDecompressSync(readFileSync(join(modules, name, "bin", packed))),
			{
				mode: 0o755,
			},
		);
	rmSync(modules, { recursive: true });
	writeFileSync(stamp, lock);
	return folder;
}
