import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

// Tests the checks: a small tree with one violation of each kind, which they must report.
const root = resolve(import.meta.dirname, "../..");
const program = (name: string): string => join(root, "node_modules/.bin", name);
let tree = "";

const plant = (file: string, text: string): void => {
	mkdirSync(dirname(join(tree, file)), { recursive: true });
	writeFileSync(join(tree, file), text);
};

/** Importable files, one per layer and feature. */
const ground = [
	"src/domain/shared/result.ts",
	"src/domain/careers/rule.ts",
	"src/content/words.ts",
	"src/contract/promise.ts",
	"src/server/platform/http.ts",
	"src/server/platform/db/drizzle.ts",
	"src/server/platform/db/schema/quiz.ts",
	"src/server/quiz/store.ts",
	"src/server/quest/store.ts",
	"src/server/account/store.ts",
	"src/web/ui/button.ts",
	"src/web/shared/i18n/format.ts",
	"src/web/quiz/steps.ts",
	"src/web/quiz/demo.ts",
	"src/web/documents/page.ts",
	"src/web/account/form.ts",
	"src/web/app/site.ts",
	"src/web/api/api.ts",
	"src/web/api/call.ts",
	"src/web/api/device/world.ts",
	"tests/support.ts",
];

/** Pairs of files whose import the architecture forbids, type imports included. */
const forbidden: readonly (readonly [string, string])[] = [
	["src/domain/quest/other-feature.ts", "src/domain/careers/rule.ts"],
	["src/domain/quiz/upwards.ts", "src/content/words.ts"],
	["src/content/sideways.ts", "src/contract/promise.ts"],
	["src/contract/sideways.ts", "src/content/words.ts"],
	["src/content/upwards.ts", "src/server/platform/http.ts"],
	["src/web/shared/across.ts", "src/server/platform/http.ts"],
	["src/server/across.ts", "src/web/shared/i18n/format.ts"],
	["src/server/quest/sibling.ts", "src/server/quiz/store.ts"],
	["src/server/billing/against-the-table.ts", "src/server/quiz/store.ts"],
	["src/server/recommendations/not-in-the-table.ts", "src/server/account/store.ts"],
	["src/server/platform/upwards.ts", "src/server/quest/store.ts"],
	["src/web/quest/sibling.ts", "src/web/quiz/steps.ts"],
	["src/web/documents/backwards.ts", "src/web/quiz/steps.ts"],
	["src/web/billing/backwards.ts", "src/web/account/form.ts"],
	["src/web/quest/app.ts", "src/web/app/site.ts"],
	["src/web/quest/content.ts", "src/content/words.ts"],
	["src/web/quest/device.ts", "src/web/api/device/world.ts"],
	["src/web/quiz/early.ts", "src/web/quiz/demo.ts"],
	["src/web/quiz/direct-call.ts", "src/web/api/call.ts"],
	["src/web/api/screen.ts", "src/web/quiz/steps.ts"],
	["src/web/api/device/early.ts", "src/web/quiz/demo.ts"],
	["src/web/shared/feature.ts", "src/web/quiz/steps.ts"],
	["src/web/ui/upwards.ts", "src/web/shared/i18n/format.ts"],
	["src/web/ui/rule.ts", "src/domain/careers/rule.ts"],
	["src/domain/shared/tests.ts", "tests/support.ts"],
];

/** Pairs of files whose import is forbidden unless only a type is imported. */
const forbiddenValues: readonly (readonly [string, string])[] = [
	["src/server/quiz/statement.ts", "src/server/platform/db/drizzle.ts"],
	["src/server/quiz/rows.ts", "src/server/platform/db/schema/quiz.ts"],
	["src/server/statement.ts", "src/server/platform/db/drizzle.ts"],
];

/** Pairs of a file and a library that it may not import. */
const forbiddenPackages: readonly (readonly [string, string])[] = [
	["src/domain/quiz/zones.ts", "@internationalized/date"],
	["src/domain/shared/react.ts", "react"],
	["src/domain/quiz/schema.ts", "zod/mini"],
	["src/content/router.ts", "react-router"],
	["src/server/app-database.ts", "pg"],
	["src/web/shared/server-library.ts", "hono"],
];

const allowed: readonly (readonly [string, string])[] = [
	["src/domain/careers/own-feature.ts", "src/domain/shared/result.ts"],
	["src/content/down.ts", "src/domain/careers/rule.ts"],
	["src/server/recommendations/in-the-table.ts", "src/server/quiz/store.ts"],
	["src/web/app/compose.ts", "src/web/quiz/steps.ts"],
	["src/web/quiz/down.ts", "src/web/ui/button.ts"],
	["src/web/quiz/ask.ts", "src/web/api/api.ts"],
	["src/web/contact/down.ts", "src/web/documents/page.ts"],
	["src/web/dashboard/demo.ts", "src/web/api/device/world.ts"],
	["src/server/quiz/column-type.ts", "src/server/platform/db/schema/quiz.ts"],
];
const allowedValues: readonly (readonly [string, string])[] = [
	["src/server/quiz/attempt-store.ts", "src/server/platform/db/drizzle.ts"],
	["src/server/platform/limits.ts", "src/server/platform/db/schema/quiz.ts"],
];

const relativeImport = (from: string, to: string): string =>
	`${"../".repeat(from.split("/").length - 1)}${to}`;

beforeAll(() => {
	tree = mkdtempSync(join(tmpdir(), "spectra-violations-"));
	symlinkSync(join(root, "node_modules"), join(tree, "node_modules"));
	for (const file of [".dependency-cruiser.mjs", "tsconfig.base.json", "package.json", "biome.json"])
		cpSync(join(root, file), join(tree, file));
	cpSync(join(root, "scripts/lint"), join(tree, "scripts/lint"), { recursive: true });
	for (const layer of ["domain", "content", "contract", "server"])
		cpSync(join(root, "src", layer, "tsconfig.json"), join(tree, "src", layer, "tsconfig.json"));
	for (const file of ground) plant(file, "export const here = 1;\nexport type Here = number;\n");
	for (const [from, to] of [...forbidden, ...allowed])
		plant(from, `import type { Here } from "${relativeImport(from, to)}";\nexport const used: Here = 1;\n`);
	for (const [from, to] of [...forbiddenValues, ...allowedValues])
		plant(from, `import { here } from "${relativeImport(from, to)}";\nexport const used = here;\n`);
	for (const [from, name] of forbiddenPackages)
		plant(from, `import * as library from "${name}";\nexport default library;\n`);
	plant("src/domain/quiz/circle-a.ts", 'import { b } from "./circle-b.ts";\nexport const a = () => b;\n');
	plant("src/domain/quiz/circle-b.ts", 'import { a } from "./circle-a.ts";\nexport const b = () => a;\n');
});

afterAll(() => rmSync(tree, { recursive: true, force: true }));

interface Violation {
	readonly from: string;
	readonly to: string;
	readonly rule: { readonly name: string };
}

describe("layers and features", () => {
	it("dependency-cruiser refuses every forbidden import and no other", () => {
		const { stdout } = spawnSync(
			program("depcruise"),
			["--config", ".dependency-cruiser.mjs", "--output-type", "json", "src", "tests"],
			{ cwd: tree, encoding: "utf8", maxBuffer: 64_000_000 },
		);
		const { violations } = (JSON.parse(stdout) as { summary: { violations: Violation[] } }).summary;
		const refused = new Set(violations.map(({ from, to }) => `${from} → ${to}`));
		const missed = [...forbidden, ...forbiddenValues].filter(([from, to]) => !refused.has(`${from} → ${to}`));
		expect(missed).toEqual([]);
		for (const [from] of forbiddenPackages)
			expect(
				[...refused].some((edge) => edge.startsWith(`${from} →`)),
				from,
			).toBe(true);
		for (const [from, to] of [...allowed, ...allowedValues])
			expect(refused.has(`${from} → ${to}`), from).toBe(false);
		expect(violations.some(({ rule }) => rule.name === "no-circles")).toBe(true);
	}, 60_000);
});

describe("globals of a layer", () => {
	it.each([
		["domain", "export const title = document.title;\n"],
		["domain", "export const response = fetch('/');\n"],
		["content", "export const home = process.env;\n"],
		["contract", "export const here = window.location;\n"],
		["server", "export const here = window.location;\n"],
	])(
		"%s refuses: %s",
		(layer, text) => {
			plant(`src/${layer}/violation.ts`, text);
			const outcome = spawnSync(program("tsc"), ["-p", `src/${layer}`], { cwd: tree, encoding: "utf8" });
			rmSync(join(tree, `src/${layer}/violation.ts`));
			expect(outcome.stdout).toContain(`src/${layer}/violation.ts`);
		},
		30_000,
	);

	it.each(["Date.now()", "new Date()", "Math.random()"])(
		"domain refuses %s",
		(expression) => {
			const file = "src/domain/quiz/chance.ts";
			plant(file, `export const value = ${expression};\n`);
			const lint = () =>
				execFileSync(program("biome"), ["lint", "--vcs-enabled=false", file], {
					cwd: tree,
					encoding: "utf8",
				});
			expect(lint).toThrow();
			plant(file, "export const value = 1;\n");
			expect(lint).not.toThrow();
		},
		30_000,
	);
});

it("a literal that is spread into another is refused", () => {
	const file = "src/server/quiz/literal.ts";
	const lint = (text: string) => {
		plant(file, text);
		execFileSync(program("biome"), ["lint", "--vcs-enabled=false", file], { cwd: tree, encoding: "utf8" });
	};
	expect(() => lint("export const value = { ...{ one: 1 }, two: 2 };\n")).toThrow();
	expect(() => lint("const one = { one: 1 };\nexport const value = { ...one, two: 2 };\n")).not.toThrow();
}, 30_000);

it("a name of the server that calls a seat or a membership a place is refused", () => {
	const file = "src/server/quiz/place.ts";
	const lint = (text: string) => {
		plant(file, text);
		execFileSync(program("biome"), ["lint", "--vcs-enabled=false", file], { cwd: tree, encoding: "utf8" });
	};
	expect(() => lint("export const seatPlace = 1;\n")).toThrow();
	expect(() => lint("export const read = (place: number) => place;\n")).toThrow();
	expect(() => lint("export const replaced = (seat: number) => seat;\n")).not.toThrow();
}, 30_000);

describe("texts in a component", () => {
	it.each(["<p>Saved</p>", "<p>{name}: {name}</p>", "<p>{name}.</p>"])(
		"texts in a component are refused: %s",
		(markup) => {
			const file = "src/web/quiz/words.tsx";
			const component = (shown: string): string =>
				`export function Words({ name }: { readonly name: string }) {\n\treturn ${shown};\n}\n`;
			const lint = () =>
				execFileSync(program("biome"), ["lint", "--vcs-enabled=false", file], {
					cwd: tree,
					encoding: "utf8",
				});
			plant(file, component(markup));
			expect(lint).toThrow();
			plant(file, component("<p>{name} · {name}</p>"));
			expect(lint).not.toThrow();
			rmSync(join(tree, file));
		},
		30_000,
	);
});
