/**
 * Mutation testing of the rules: `npm run mutation`. People read the report of surviving mutants; it is no part of `npm test`.
 */
export default {
	testRunner: "vitest",
	vitest: { configFile: "vitest.mutation.config.ts", related: true },
	plugins: ["@stryker-mutator/vitest-runner"],
	mutate: [
		"src/domain/**/*.ts",
		// The parts of the server that decide about access and money without a database.
		"src/server/platform/http/same-origin.ts",
		"src/server/platform/limits/network.ts",
		"src/server/platform/session/{cookie,passwords}.ts",
		"src/server/billing/payments/watch.ts",
		"src/server/billing/payments/stripe/{event,provider-state}.ts",
		"!src/**/*.test.ts",
	],
	coverageAnalysis: "perTest",
	// What is only evaluated when a module loads (lists, tables) would need a new process for each change.
	ignoreStatic: true,
	tempDirName: ".cache/stryker",
	reporters: ["clear-text", "html", "json"],
	htmlReporter: { fileName: ".cache/mutation/report.html" },
	jsonReporter: { fileName: ".cache/mutation/report.json" },
	clearTextReporter: { reportTests: false, reportScoreTable: true, logTests: false },
	thresholds: { high: 95, low: 85, break: 85 },
};
