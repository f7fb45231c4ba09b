// Builds the static site: React Router's build, then the finishing of its pages. Run with Node 24.
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import { finishBuild } from "./lib/finish-build.ts";

const root = resolve(import.meta.dirname, "..");
const packageFile = createRequire(import.meta.url).resolve("@react-router/dev/package.json");
const { bin } = JSON.parse(readFileSync(packageFile, "utf8"));
const reactRouter = join(dirname(packageFile), bin["react-router"]);

const { status } = spawnSync(process.execPath, [reactRouter, "build"], {
	cwd: root,
	stdio: ["ignore", process.env.SPECTRA_QUIET ? "ignore" : "inherit", "inherit"],
	env: { ...process.env, NODE_ENV: "production" },
});
if (status !== 0) process.exit(status ?? 1);
await finishBuild(join(root, "build"));
