import { globSync, readFileSync } from "node:fs";
import { configDefaults, defineConfig } from "vitest/config";
import { contentModules } from "./scripts/lib/content-modules.ts";

const withDatabase = "**/*.database.test.ts";
const rules = ["src/domain/**/*.test.ts", "src/content/**/*.test.ts"];
/** Those that put other modules in the place of some: nobody else may meet these, so they share no worker. */
const replacing = globSync("src/**/*.test.ts").filter(
	(file) => !file.endsWith(".database.test.ts") && readFileSync(file, "utf8").includes("vi.mock("),
);

export default defineConfig({
	// The browser's modules name content as the build serves it.
	plugins: [contentModules()],
	test: {
		environment: "node",
		// Properties and audits take a while on a busy machine; none of them waits for a clock.
		testTimeout: 60_000,
		projects: [
			{
				extends: true,
				test: {
					name: "rules",
					include: rules,
					// What keeps nothing from one test file to the next is read once by each worker: half of the time.
					isolate: false,
					// Workers that are kept make a round of their own.
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
					// They wait more than they work; together they stay within the connections of one PostgreSQL.
					maxWorkers: 4,
				},
			},
		],
	},
});
