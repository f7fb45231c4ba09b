// Compares the routes with the API of the last release, for `npm run check`. With --release it records the present API as
// that of the version in package.json; a version is recorded once.
import { readFileSync, writeFileSync } from "node:fs";
import { routes } from "#contract/routes.ts";
import { openApiDocument } from "#server/openapi.ts";
import { incompatibleChanges, type Paths } from "./lib/api-compatibility.ts";

interface Released {
	readonly version: string;
	readonly paths: Paths;
}

const file = new URL("../docs/released-api.json", import.meta.url);
const { version } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));
const present = openApiDocument(routes, "session").paths as Paths;
const released: Released = JSON.parse(readFileSync(file, "utf8"));

/** One line for each path, so that a diff shows what changed. */
function record(): void {
	const lines = Object.entries(present).map(
		([path, methods]) => `${JSON.stringify(path)}:${JSON.stringify(methods)}`,
	);
	writeFileSync(file, `{"version":${JSON.stringify(version)},"paths":{\n${lines.join(",\n")}\n}}\n`);
	console.log(`docs/released-api.json is the API of ${version} now.`);
}

if (process.argv.includes("--release")) {
	if (released.version === version) {
		console.error(`The API of ${version} is recorded already: raise the version in package.json first.`);
		process.exitCode = 1;
	} else record();
} else {
	const changes = incompatibleChanges(released.paths, present);
	for (const change of changes) console.error(change);
	if (changes.length > 0) {
		console.error(
			`These changes break clients of release ${released.version}: see "Changing a route" in docs/recipes.md.`,
		);
		process.exitCode = 1;
	}
}
