// Refuses a name that two files of src export, because a search for it must find one definition, and a test title without
// a subject.
import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { duplicateNames } from "./lib/duplicate-names.ts";
import { titleFaults } from "./lib/test-titles.ts";

const root = resolve(import.meta.dirname, "..");
const files = globSync("src/**/*.{ts,tsx}", { cwd: root }).filter(
	(file) => !/\.test\.tsx?$|\.d\.ts$/.test(file),
);
const duplicates = duplicateNames(
	new Map(files.sort().map((file) => [file, readFileSync(join(root, file), "utf8")])),
);
for (const duplicate of duplicates) console.error(`Exported more than once: ${duplicate}`);
const titles = globSync(["src/**/*.test.{ts,tsx}", "tests/**/*.{ts,tsx}"], { cwd: root })
	.sort()
	.flatMap((file) =>
		titleFaults(file, readFileSync(join(root, file), "utf8")).map((fault) => `${file}:${fault}`),
	);
for (const title of titles) console.error(title);
if (duplicates.length + titles.length > 0) process.exitCode = 1;
