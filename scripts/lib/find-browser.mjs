import { existsSync } from "node:fs";
import { findProgram } from "./paths.mjs";

/** Debian's Chromium without windows: the browser tests take about a third less of the processor with it. */
export const shell = "chromium-headless-shell";

const whole = ["chromium", "chromium-browser", "google-chrome"];

/**
 * Where Chromium is on this machine: what SPECTRA_CHROMIUM names, else what is in PATH; undefined where there is none.
 * The shell comes first; measuring takes the whole browser, which is what people have.
 */
export function findBrowser({ isWhole = false } = {}) {
	const named = process.env.SPECTRA_CHROMIUM;
	if (named !== undefined && named !== "") return existsSync(named) ? named : undefined;
	return (isWhole ? whole : [shell, ...whole]).map(findProgram).find((path) => path !== undefined);
}
