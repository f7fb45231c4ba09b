import { mkdtempSync, rmSync } from "node:fs";
import module from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inRoot } from "./paths.mjs";

/**
 * Lets this process's children keep what Node compiled for each other: tests start the same programs a hundred times, and
 * half of a start is reading them. Gone when this process ends.
 */
export function keepCompiled() {
	if (process.env.NODE_COMPILE_CACHE !== undefined) return;
	const folder = mkdtempSync(join(tmpdir(), "compiled-"));
	process.env.NODE_COMPILE_CACHE = folder;
	process.once("exit", () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
}

/**
 * Keeps what Node compiles in this process for the next start. A folder that cannot be written, or a folder of the
 * caller's (NODE_COMPILE_CACHE), changes nothing.
 */
export function rememberCompiled() {
	module.enableCompileCache(inRoot(".cache", "compiled"));
}
