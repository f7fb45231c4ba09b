import { mkdtempSync, rmSync } from "node:fs";
import module from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inRoot } from "./paths.mjs";

/**
 * Shares a compile cache between the children of this process: tests start the same programs about a hundred times, and
 * compiling is half of a start. The folder is deleted when this process ends.
 */
export function keepCompiled() {
	if (process.env.NODE_COMPILE_CACHE !== undefined) return;
	const folder = mkdtempSync(join(tmpdir(), "compiled-"));
	process.env.NODE_COMPILE_CACHE = folder;
	process.once("exit", () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
}

/**
 * Enables Node's compile cache for the next start. Does nothing when the folder cannot be written or the caller has set
 * NODE_COMPILE_CACHE.
 */
export function rememberCompiled() {
	module.enableCompileCache(inRoot(".cache", "compiled"));
}
