import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { repository } from "./server.ts";

/** Many cases on a busy machine take long; the run of faults itself ends one that hangs. */
const patience = "--testTimeout=1800000";

/** Runs database tests with more cases than `npm test` has time for, or those of another release's folder; returns their output. */
export async function runTests(
	words: readonly string[],
	environment: Record<string, string>,
	folder = repository,
): Promise<string> {
	const vitest = join(repository, "node_modules", "vitest", "vitest.mjs");
	const child = spawn(process.execPath, [vitest, "run", "--project", "database", patience, ...words], {
		cwd: folder,
		stdio: ["ignore", "pipe", "pipe"],
		env: { ...process.env, ...environment },
	});
	let said = "";
	for (const stream of [child.stdout, child.stderr]) {
		stream.setEncoding("utf8").on("data", (text: string) => {
			said += text;
		});
	}
	const [code] = await once(child, "close");
	assert.equal(code, 0, said.slice(-4000));
	return said;
}
