// The conformance table: every numbered sentence has its row, every row its proof, every proof a test that says so.
import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { problemsOf } from "./lib/conformance.ts";

const root = resolve(import.meta.dirname, "..");
const read = (path: string): string => readFileSync(join(root, path), "utf8");

const files = globSync(["src/**/*.test.{ts,tsx}", "tests/{contract,e2e,unit}/**/*.{ts,tsx}"], { cwd: root });
// The check's own test is full of samples.
const tests = files.filter((file) => file !== join("tests", "unit", "conformance.test.ts"));
const problems = problemsOf(read("docs/conformance.md"), new Map(tests.map((file) => [file, read(file)])));
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
