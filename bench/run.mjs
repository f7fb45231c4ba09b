// npm run bench [-- --part bytes|lcp|search|start|first …] [-- --short]: see docs/benchmarks.md.
import { findBrowser } from "../scripts/lib/find-browser.mjs";
import { prepare } from "../scripts/lib/prepare.mjs";

if (await prepare({ pages: true })) {
	process.env.SPECTRA_CHROMIUM = findBrowser({ isWhole: true }) ?? "";
	await import("./main.ts");
}
