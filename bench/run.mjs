// npm run bench [-- --part bytes|lcp|search|start|first …] [-- --short]: see docs/benchmarks.md.
import { existsSync } from "node:fs";
import { findProgram } from "../scripts/lib/paths.mjs";
import { prepare } from "../scripts/lib/prepare.mjs";

const browsers = ["chromium", "chromium-browser", "google-chrome"];

if (await prepare({ pages: true })) {
	process.env.SPECTRA_CHROMIUM ||=
		browsers.map(findProgram).find((path) => path !== undefined && existsSync(path)) ?? "";
	await import("./main.ts");
}
