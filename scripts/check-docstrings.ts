// What domain, contract and server export says what it promises, and how it fails where it throws.
import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { silentThrowers, withoutDocstring } from "./lib/docstrings.ts";

const root = resolve(import.meta.dirname, "..");
const files = globSync("src/{domain,contract,server}/**/*.ts", { cwd: root }).filter(
	(file) => !file.endsWith(".test.ts"),
);
const faults = files.flatMap((file) => {
	const text = readFileSync(join(root, file), "utf8");
	return [
		...withoutDocstring(file, text).map((place) => `${file}:${place} is exported without a docstring`),
		...silentThrowers(file, text).map(
			(place) => `${file}:${place} throws, and its docstring does not say so`,
		),
	];
});
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
