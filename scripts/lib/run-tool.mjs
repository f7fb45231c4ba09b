import { spawnSync } from "node:child_process";
import { root, toolEnvironment } from "./paths.mjs";

/**
 * Runs one of the project's own tools without standard input and returns its output.
 * @returns {{ status: number, output: string }} its exit code (1 when it could not start) and both its streams
 */
export function runTool(program, args) {
	const { status, stdout, stderr, error } = spawnSync(program, args, {
		cwd: root,
		encoding: "utf8",
		env: toolEnvironment(),
		stdio: ["ignore", "pipe", "pipe"],
	});
	return { status: status ?? 1, output: error ? String(error) : `${stdout}\n${stderr}` };
}
