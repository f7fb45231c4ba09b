// npm run bench [-- --part bytes|lcp|search|start|first …] [-- --short]: see docs/benchmarks.md.
import { findBrowser } from "../scripts/lib/find-browser.mjs";
import { prepare } from "../scripts/lib/prepare.mjs";

if (await prepare({ pages: true })) {
	const whole = findBrowser({ isWhole: true });
	const browser = whole ?? findBrowser();
	if (whole === undefined && browser !== undefined)
		console.log(`There is no whole Chromium here: measured with ${browser}, which has no windows.`);
	process.env.SPECTRA_CHROMIUM = browser ?? "";
	await import("./main.ts");
}
