// Every static check, as many at once as there are processors; all that fail are told, in the order of this list.
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
	["conformance", "node", ["scripts/check-conformance.ts"]],
	["threats", "node", ["scripts/check-threats.ts"]],
	["docstrings", "node", ["scripts/check-docstrings.ts"]],
	["exported names", "node", ["scripts/check-names.ts"]],
	["migrations", "node", ["scripts/check-migrations.mjs"]],
	["map of the code", "node", ["scripts/draw-map.mjs", "--check"]],
];

/** Runs one check to its end; says at once when it is fine and gives back what it printed when it is not. */
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

/** The checks that failed, in the order of their list. */
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

/** The types of the routes first: the types of web read them. */
async function runAll() {
	const withoutRoutes = await runChecks([routeTypes]);
	if (withoutRoutes.length > 0) return withoutRoutes;
	const failures = await runChecks(checks);
	if (failures[0]?.name !== webTypes[0]) return failures;
	// A build beside this check writes the types of the routes anew when it serves its pages: they may have been away.
	return [...(await runChecks([routeTypes])), ...(await runChecks([webTypes])), ...failures.slice(1)];
}

const failures = await runAll();
for (const { name, output } of failures) console.error(`FAIL  ${name}\n${output}\n`);
if (failures.length > 0) process.exitCode = 1;
