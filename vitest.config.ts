import { defineConfig } from "vitest/config";

export default defineConfig({
	test: {
		include: ["src/**/*.test.ts", "tests/unit/**/*.test.ts", "tests/contract/**/*.test.ts"],
		environment: "node",
		// Properties and audits take a while on a busy machine; none of them waits for a clock.
		testTimeout: 60_000,
	},
});
