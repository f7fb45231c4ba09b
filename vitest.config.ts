import { globSync, readFileSync } from "node:fs";
import { configDefaults, defineConfig } from "vitest/config";
import { contentModules } from "./scripts/lib/content-modules.ts";

const withDatabase = "**/*.database.test.ts";
const rules = ["src/domain/**/*.test.ts", "src/content/**/*.test.ts"];
/** Tests that replace modules: they share no worker with others. */
const replacing = globSync("src/**/*.test.ts").filter(
	(file) => !file.endsWith(".database.test.ts") && readFileSync(file, "utf8").includes("vi.mock("),
);

export default defineConfig({
	// The browser's modules import content through this plugin.
	plugins: [contentModules()],
	test: {
		environment: "node",
		// Properties and audits take a while on a busy machine; none of them waits for a clock.
		testTimeout: 60_000,
		hookTimeout: 120_000,
		projects: [
			{
				extends: true,
				test: {
					name: "rules",
					include: rules,
					// These tests keep no state between files, so each worker loads its modules once: half of the time.
					isolate: false,
					// Workers without isolation need a group of their own.
					sequence: { groupOrder: 1 },
				},
			},
			{
				extends: true,
				test: {
					name: "unit",
					include: ["src/**/*.test.ts", "tests/unit/**/*.test.ts", "tests/contract/**/*.test.ts"],
					exclude: [...configDefaults.exclude, ...rules, ...replacing, withDatabase],
					isolate: false,
					sequence: { groupOrder: 1 },
				},
			},
			{
				extends: true,
				test: { name: "replacing", include: replacing },
			},
			{
				extends: true,
				plugins: [contentModules()],
				test: { name: "hooks", environment: "happy-dom", include: ["src/**/*.test.tsx"] },
			},
			{
				extends: true,
				test: {
					name: "database",
					include: [`src/${withDatabase}`, `tests/${withDatabase}`],
					globalSetup: "tests/setup/database-server.ts",
					isolate: false,
					sequence: { groupOrder: 2 },
					// They wait more than they work; together they remain within the connections of one PostgreSQL.
					maxWorkers: 4,
				},
			},
		],
	},
});
