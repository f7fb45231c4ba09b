// A docstring says more than the name: scripts/lib/docstrings.ts has the rule.
import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { docstringFaults } from "./lib/docstrings.ts";

const root = resolve(import.meta.dirname, "..");
const files = globSync(["src/**/*.{ts,tsx}", "scripts/**/*.ts"], { cwd: root }).filter(
	(file) => !/\.test\.tsx?$/.test(file),
);
const faults = files.flatMap((file) => {
	const isRequired = /^src\/(domain|contract|server)\//.test(file);
	return docstringFaults(file, readFileSync(join(root, file), "utf8"), isRequired).map(
		(fault) => `${file}:${fault}`,
	);
});
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
