import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, it } from "vitest";

/** The module that reads the mark, and the inline scripts that run before any module. */
const readers = /^(api[\\/]edition\.ts|results[\\/]early-way-out\.ts|api[\\/]returning-script\.ts)$/;
const web = resolve(import.meta.dirname, "../../src/web");

it("one module reads the edition from the document, and every screen asks that module", () => {
	const others = globSync("**/*.{ts,tsx}", { cwd: web })
		.filter((file) => !readers.test(file) && !/\.test\.tsx?$/.test(file))
		.filter((file) => /dataset\.edition/.test(readFileSync(join(web, file), "utf8")));
	expect(others).toEqual([]);
});
