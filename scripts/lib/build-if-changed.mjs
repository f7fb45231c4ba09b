import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { inRoot, toolEnvironment } from "./paths.mjs";
import { refuse } from "./run.mjs";
import { runLocked, withSetupLock } from "./setup-lock.mjs";

const stamp = inRoot("build", ".stamp");
const sources = ["src/domain", "src/content", "src/contract", "src/web", "public", "scripts"];
const configuration = /^(package(-lock)?\.json|tsconfig.*\.json|(vite|react-router)\.config\.ts)$/;

/** Builds the pages when anything they are made from changed, or when the last build did not finish. */
export async function ensureBuilt() {
	if (isBuilt()) return;
	await withSetupLock(async () => {
		if (!isBuilt()) await build();
	});
}

async function build() {
	console.log("Building the pages …");
	const wanted = sourceHash();
	// Without the stamp a build that is killed half-way is done again.
	rmSync(stamp, { force: true });
	const { code, output } = await runLocked(process.execPath, [inRoot("scripts", "build.mjs")], {
		env: toolEnvironment(),
	});
	if (code !== 0) refuse(`The pages could not be built: scripts/build.mjs ended with ${code}.`, output);
	mkdirSync(inRoot("build"), { recursive: true });
	writeFileSync(stamp, wanted);
}

const isBuilt = () =>
	existsSync(inRoot("build", "client", "index.html")) &&
	existsSync(stamp) &&
	readFileSync(stamp, "utf8") === sourceHash();

function sourceHash() {
	const hash = createHash("sha256");
	const names = readdirSync(inRoot()).filter((name) => configuration.test(name));
	for (const path of [...sources, ...names.sort()]) addTo(hash, path);
	return hash.digest("hex");
}

function addTo(hash, path) {
	const status = statSync(inRoot(path), { throwIfNoEntry: false });
	if (status?.isDirectory()) {
		for (const name of readdirSync(inRoot(path)).sort()) addTo(hash, join(path, name));
	} else if (status?.isFile() && !path.endsWith(".test.ts") && !path.endsWith(".test.tsx")) {
		const content = readFileSync(inRoot(path));
		hash.update(`${path}\0${content.length}\0`).update(content);
	}
}
