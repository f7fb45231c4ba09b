// What domain, contract and server export says what it promises.
import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { withoutDocstring } from "./lib/docstrings.ts";

const root = resolve(import.meta.dirname, "..");
const files = globSync("src/{domain,contract,server}/**/*.ts", { cwd: root });
const missing = files
	.filter((file) => !file.endsWith(".test.ts"))
	.flatMap((file) =>
		withoutDocstring(file, readFileSync(join(root, file), "utf8")).map((place) => `${file}:${place}`),
	);
for (const place of missing) console.error(`${place} is exported without a docstring`);
if (missing.length > 0) process.exitCode = 1;
