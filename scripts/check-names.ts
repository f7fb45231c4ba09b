// Refuses a name that two files of src export: a search for it must find one definition.
import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { duplicateNames } from "./lib/duplicate-names.ts";

const root = resolve(import.meta.dirname, "..");
const files = globSync("src/**/*.{ts,tsx}", { cwd: root }).filter(
	(file) => !/\.test\.tsx?$|\.d\.ts$/.test(file),
);
const duplicates = duplicateNames(
	new Map(files.sort().map((file) => [file, readFileSync(join(root, file), "utf8")])),
);
for (const duplicate of duplicates) console.error(`Exported more than once: ${duplicate}`);
if (duplicates.length > 0) process.exitCode = 1;
