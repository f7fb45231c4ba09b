// The conformance table: every numbered sentence has its row, every row its proof, every named test exists.
import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { problemsOf } from "./lib/conformance.ts";

const root = resolve(import.meta.dirname, "..");
const readOrNull = (path: string): string | null => {
	const file = join(root, path);
	return existsSync(file) ? readFileSync(file, "utf8") : null;
};

const problems = problemsOf(readOrNull("docs/conformance.md") ?? "", readOrNull);
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
