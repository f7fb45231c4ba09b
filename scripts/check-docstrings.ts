// A docstring says more than the name, in words of its own: scripts/lib/docstrings.ts has the rules.
import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { commentFaults, docstringFaults } from "./lib/docstrings.ts";

const root = resolve(import.meta.dirname, "..");
const filesOf = (globs: string[]) =>
	globSync(globs, { cwd: root })
		.sort()
		.map((file) => ({ file, text: readFileSync(join(root, file), "utf8") }));

const exportFaults = filesOf(["src/**/*.{ts,tsx}", "scripts/**/*.ts"])
	.filter(({ file }) => !/\.test\.tsx?$/.test(file))
	.flatMap(({ file, text }) => {
		const isRequired = /^src\/(domain|contract|server)\//.test(file);
		return docstringFaults(file, text, isRequired).map((fault) => `${file}:${fault}`);
	});
const wordFaults = filesOf(["{src,scripts,tests,bench}/**/*.{ts,tsx,mjs}"]).flatMap(({ file, text }) =>
	commentFaults(text).map((fault) => `${file}:${fault}`),
);
const faults = [...exportFaults, ...wordFaults];
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
