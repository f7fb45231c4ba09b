import { inRoot } from "./lib/paths.mjs";
import { prepare } from "./lib/prepare.mjs";
import { run } from "./lib/run.mjs";

/**
 * Mutation testing: `npm run mutation` for the files that stryker.config.mjs lists, or
 * `npm run mutation -- src/domain/billing` for one folder or file. Takes minutes per folder, keeps its report in
 * .cache/mutation, and exits with 1 below a score of 85 %.
 */
async function mutate(places) {
	const patterns = places.map((place) =>
		place.endsWith(".ts") ? place : `${place.replace(/\/$/, "")}/**/*.ts`,
	);
	const chosen = patterns.length === 0 ? [] : ["--mutate", [...patterns, "!src/**/*.test.ts"].join(",")];
	const stryker = inRoot("node_modules", "@stryker-mutator", "core", "bin", "stryker.js");
	const { code } = await run(process.execPath, [stryker, "run", ...chosen]);
	process.exitCode = code;
}

if (await prepare({ pages: false })) await mutate(process.argv.slice(2));
