import { inRoot } from "./lib/paths.mjs";
import { prepare } from "./lib/prepare.mjs";
import { run } from "./lib/run.mjs";

/**
 * Changes rules one small way at a time and looks whether a test notices: `npm run mutation` for all that
 * stryker.config.mjs names, `npm run mutation -- src/domain/billing` for one folder or file. It takes minutes for each
 * folder, keeps its report in .cache/mutation, and ends with 1 below 85 of 100.
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
