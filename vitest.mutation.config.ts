import { defineConfig } from "vitest/config";

/** The tests of the rules alone: quick enough to be run again for every change of a rule. */
export default defineConfig({
	test: {
		environment: "node",
		testTimeout: 60_000,
		include: ["src/domain/**/*.test.ts", "src/server/**/*.test.ts"],
		exclude: ["**/*.database.test.ts"],
	},
});
