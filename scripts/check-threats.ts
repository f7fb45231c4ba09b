// Checks docs/threats.md: every named file exists, and every requirement of the standard has a row.
import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { problemsOfThreats } from "./lib/threats.ts";

const root = resolve(import.meta.dirname, "..");
const problems = problemsOfThreats(readFileSync(join(root, "docs", "threats.md"), "utf8"), (path) =>
	existsSync(join(root, path)),
);
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
