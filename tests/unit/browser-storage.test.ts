import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { textPage } from "#content/pages/pages.ts";
import { locales } from "#domain/shared/locale.ts";
import { root } from "#server/env.ts";
import * as storageKeys from "#web/api/storage-keys.ts";

const namesIn = (exported: unknown): string[] =>
	typeof exported === "string" ? [exported] : Object.values(exported as object).flatMap(namesIn);

/** Those that are written under names of their own: the specification's, and what is read before the first paint. */
const named = ["appointments", "circles", "isPremium", "language", "theme", "user", "userInfo"];

it.each(locales)("the privacy page lists every key that a browser keeps, in %s", (locale) => {
	const terms = textPage("privacy", locale)
		.sections.filter(({ id }) => id === "kept")
		.flatMap(({ blocks }) => blocks)
		.flatMap((block) => (block.kind === "definitions" ? block.items.map(({ term }) => term) : []));
	// A key may be in several lists of the module.
	const keys = new Set([
		"__Host-spectra-session",
		"__Host-spectra-provider",
		"__Host-spectra-desk",
		"__Host-spectra-operator",
		"__Host-spectra-lti",
		...named,
		...namesIn(storageKeys),
	]);
	expect(terms.sort()).toEqual([...keys].sort());
});

it("the code writes no browser storage key that the list does not contain", () => {
	const folder = join(root, "src/web");
	const known = [...named, ...namesIn(storageKeys)];
	const written = readdirSync(folder, { recursive: true, encoding: "utf8" })
		.filter((name) => /(?<!\.test)\.tsx?$/.test(name))
		.flatMap((name) => [
			...readFileSync(join(folder, name), "utf8").matchAll(/(?:local|session)Storage\.setItem\("([^"]+)"/g),
		])
		.map(([, key]) => key);
	expect(written.filter((key) => !known.includes(key ?? ""))).toEqual([]);
	expect(written).toContain("theme");
});
