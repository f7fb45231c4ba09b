// Runs every static check, in parallel up to the number of processors, and reports all failures in the order of the list.
import { spawn } from "node:child_process";
import { availableParallelism } from "node:os";
import { root } from "./lib/paths.mjs";

const layers = ["domain", "content", "contract", "server"];
const routeTypes = ["route types", "react-router", ["typegen"]];
const webTypes = ["types of web", "tsc", ["-p", "src/web"]];
const checks = [
	webTypes,
	["types of tests and tools", "tsc", ["-p", "tsconfig.json"]],
	...layers.map((layer) => [`types of ${layer}`, "tsc", ["-p", `src/${layer}`]]),
	["lint and format", "biome", ["ci", "--error-on-warnings", "."]],
	[
		"layers and features",
		"depcruise",
		["--config", ".dependency-cruiser.mjs", "--output-type", "err-long", "src", "scripts", "tests"],
	],
	["dead files, exports, packages", "knip", []],
	["messages", "node", ["scripts/check-messages.ts"]],
	["readability", "node", ["scripts/check-readability.ts"]],
	["plain English", "cspell", ["lint", "--no-progress", "--no-summary"]],
	["conformance", "node", ["scripts/check-conformance.ts"]],
	["threats", "node", ["scripts/check-threats.ts"]],
	["docstrings", "node", ["scripts/check-docstrings.ts"]],
	["exported names", "node", ["scripts/check-names.ts"]],
	["migrations", "node", ["scripts/check-migrations.mjs"]],
	["compatible routes", "node", ["scripts/check-api.ts"]],
	["map of the code", "node", ["scripts/draw-map.mjs", "--check"]],
];

/** Runs one check. Prints its name when it passes; returns its output when it fails. */
const runCheck = ([name, command, args]) =>
	new Promise((resolve) => {
		const child = spawn(command, args, { cwd: root, stdio: ["ignore", "pipe", "pipe"] });
		let output = "";
		for (const stream of [child.stdout, child.stderr])
			stream.setEncoding("utf8").on("data", (text) => {
				output += text;
			});
		child.once("error", (error) => resolve({ name, output: error.message }));
		child.once("close", (code) => {
			if (code === 0) console.log(`ok    ${name}`);
			resolve(code === 0 ? undefined : { name, output });
		});
	});

/** Returns the failed checks, in the order of the list. */
async function runChecks(waiting) {
	const results = new Map();
	const queue = [...waiting];
	const work = async () => {
		for (let check = queue.shift(); check !== undefined; check = queue.shift())
			results.set(check, await runCheck(check));
	};
	await Promise.all(Array.from({ length: availableParallelism() }, work));
	return waiting.map((check) => results.get(check)).filter((failure) => failure !== undefined);
}

/** Generates the route types first: the type check of web reads them. */
async function runAll() {
	const withoutRoutes = await runChecks([routeTypes]);
	if (withoutRoutes.length > 0) return withoutRoutes;
	const failures = await runChecks(checks);
	if (failures[0]?.name !== webTypes[0]) return failures;
	// A parallel build regenerates the route types; they can be missing for a moment, so the check is repeated once.
	return [...(await runChecks([routeTypes])), ...(await runChecks([webTypes])), ...failures.slice(1)];
}

const failures = await runAll();
for (const { name, output } of failures) console.error(`FAIL  ${name}\n${output}\n`);
if (failures.length > 0) process.exitCode = 1;
