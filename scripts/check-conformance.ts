// Checks the conformance table: every numbered sentence has a row, every row a proof, every proof a test that names it.
import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { problemsOf } from "./lib/conformance.ts";

const root = resolve(import.meta.dirname, "..");
const read = (path: string): string => readFileSync(join(root, path), "utf8");

const files = globSync(["src/**/*.test.{ts,tsx}", "tests/{contract,e2e,unit}/**/*.{ts,tsx}"], { cwd: root });
// The test of this check holds samples.
const tests = files.filter((file) => file !== join("tests", "unit", "conformance.test.ts"));
const problems = problemsOf(read("docs/conformance.md"), new Map(tests.map((file) => [file, read(file)])));
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
