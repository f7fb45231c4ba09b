import { defineConfig } from "vitest/config";

/** The tests of the rules alone: fast enough to run for every mutation. */
export default defineConfig({
	test: {
		environment: "node",
		testTimeout: 60_000,
		include: ["src/domain/**/*.test.ts", "src/server/**/*.test.ts"],
		exclude: ["**/*.database.test.ts"],
	},
});
