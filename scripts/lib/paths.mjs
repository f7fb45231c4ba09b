import { existsSync } from "node:fs";
import { join, sep } from "node:path";
import { fileURLToPath } from "node:url";

/** The repository's root, whatever the current directory is. */
export const root = fileURLToPath(new URL("../..", import.meta.url)).replace(/[\\/]$/, "");

/** An absolute path inside the repository. */
export const inRoot = (...parts) => join(root, ...parts);

const separator = process.platform === "win32" ? ";" : ":";
const binaries = inRoot("node_modules", ".bin");

/** The environment for the project's own tools: `node_modules/.bin` comes first in PATH. */
export const toolEnvironment = (extra = {}) => ({
	...process.env,
	PATH: [binaries, ...pathEntries()].join(separator),
	...extra,
});

/** The environment for npm itself: it must not run on the Node that it is about to replace. */
export const npmEnvironment = () => ({ ...process.env, PATH: pathEntries().join(separator) });

/** The folders of PATH without those of this repository. */
function pathEntries() {
	return (process.env.PATH ?? "").split(separator).filter((entry) => entry !== "" && !isInside(entry));
}

const isInside = (path) => path === root || path.startsWith(root + sep);

/** Where a program is in PATH, or undefined. */
export const findProgram = (name) =>
	pathEntries()
		.map((folder) => join(folder, name))
		.find((path) => existsSync(path));
