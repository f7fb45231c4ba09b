import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, renameSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import { ensureNewerNode } from "./lib/newer-node.mjs";

const root = resolve(import.meta.dirname, "..");
const packageFile = createRequire(import.meta.url).resolve("@react-router/dev/package.json");
const { bin } = JSON.parse(readFileSync(packageFile, "utf8"));
const reactRouter = join(dirname(packageFile), bin["react-router"]);

/** Builds the static site beside the one in use, finishes its pages, then swaps the two. */
async function build() {
	// An older Node that started this reads no TypeScript.
	const { finishBuild } = await import("./lib/finish-build.ts");
	const { marksWords } = await import("./lib/marked-words.ts");
	// The pseudo-locale is built into a folder of its own: see lib/marked-words.ts.
	const name = marksWords() ? "build.marked" : "build";
	const inUse = join(root, name);
	const next = join(root, `${name}.next`);
	const last = join(root, `${name}.last`);
	for (const folder of [next, last]) rmSync(folder, { recursive: true, force: true });

	const { status } = spawnSync(process.execPath, [reactRouter, "build"], {
		cwd: root,
		stdio: ["ignore", process.env.SPECTRA_QUIET ? "ignore" : "inherit", "inherit"],
		env: { ...process.env, NODE_ENV: "production", SPECTRA_BUILD_DIRECTORY: `${name}.next` },
	});
	if (status !== 0) process.exit(status ?? 1);
	await finishBuild(next);

	// A running server keeps serving the old pages until the new ones are complete.
	if (existsSync(inUse)) renameSync(inUse, last);
	renameSync(next, inUse);
	rmSync(last, { recursive: true, force: true });
}

if (await ensureNewerNode()) await build();
