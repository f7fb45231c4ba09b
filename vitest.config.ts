import { configDefaults, defineConfig } from "vitest/config";
import { contentModules } from "./scripts/lib/content-modules.ts";

const withDatabase = "**/*.database.test.ts";
const rules = ["src/domain/**/*.test.ts", "src/content/**/*.test.ts"];

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
					// Pure functions and constants keep nothing from one test to the next: each worker reads them once.
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
					exclude: [...configDefaults.exclude, ...rules, withDatabase],
				},
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
					// They wait more than they work; together they stay within the connections of one PostgreSQL.
					maxWorkers: 4,
				},
			},
		],
	},
});
