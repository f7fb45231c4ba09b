import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, it } from "vitest";

const root = resolve(import.meta.dirname, "../..");
/** Started by another script, which has handed over to a newer Node before. */
const startedLater = ["scripts/check-migrations.mjs", "scripts/with-installed-postgres.mjs"];

it("a command that an older Node may start imports TypeScript only after it has handed over to a newer one", () => {
	const early = globSync("{scripts,bench}/**/*.mjs", { cwd: root })
		.map((path) => path.replaceAll("\\", "/"))
		.filter((path) => /^import\b[^;]*?\.ts";/m.test(readFileSync(resolve(root, path), "utf8")));
	expect(early.sort()).toEqual(startedLater);
});
