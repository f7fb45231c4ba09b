// Every static check, one after the other; the first that fails ends the run.
import { spawnSync } from "node:child_process";
import { resolve } from "node:path";

const root = resolve(import.meta.dirname, "..");
const floors = ["domain", "content", "contract", "server", "web"];
const checks = [
	["route types", "react-router", ["typegen"]],
	...floors.map((floor) => [`types of ${floor}`, "tsc", ["-p", `src/${floor}`]]),
	["types of tests and tools", "tsc", ["-p", "tsconfig.json"]],
	["lint and format", "biome", ["ci", "--error-on-warnings", "."]],
	[
		"floors and rooms",
		"depcruise",
		["--config", ".dependency-cruiser.mjs", "--output-type", "err-long", "src", "scripts", "tests"],
	],
	["dead files, exports, packages", "knip", []],
	["messages", "node", ["scripts/check-messages.ts"]],
	["conformance", "node", ["scripts/check-conformance.ts"]],
	["migrations", "node", ["scripts/check-migrations.mjs"]],
	["map in docs/architecture.md", "node", ["scripts/draw-map.mjs", "--check"]],
];

for (const [name, command, args] of checks) {
	const { status, stdout, stderr } = spawnSync(command, args, { cwd: root, encoding: "utf8" });
	if (status === 0) {
		console.log(`ok    ${name}`);
		continue;
	}
	console.error(`FAIL  ${name}\n${stdout}\n${stderr}`);
	process.exit(1);
}
