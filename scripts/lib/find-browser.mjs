import { existsSync } from "node:fs";
import { findProgram } from "./paths.mjs";

/** Debian's headless shell of Chromium: browser tests take about a third less processor time with it. */
export const shell = "chromium-headless-shell";

const whole = ["chromium", "chromium-browser", "google-chrome"];

/**
 * The path of Chromium: SPECTRA_CHROMIUM, else the first found in PATH, else undefined. Tests prefer the headless shell;
 * measurements prefer the whole browser, which people use.
 */
export function findBrowser({ isWhole = false } = {}) {
	const named = process.env.SPECTRA_CHROMIUM;
	if (named !== undefined && named !== "") return existsSync(named) ? named : undefined;
	return (isWhole ? whole : [shell, ...whole]).map(findProgram).find((path) => path !== undefined);
}
