import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

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
