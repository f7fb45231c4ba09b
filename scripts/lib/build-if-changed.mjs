import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { inRoot, root, toolEnvironment } from "./paths.mjs";
import { refuse } from "./run.mjs";
import { runLocked, withSetupLock } from "./setup-lock.mjs";

const sources = ["src/domain", "src/content", "src/contract", "src/web", "public", "scripts"];
const configuration = /^(package(-lock)?\.json|tsconfig.*\.json|(vite|react-router)\.config\.ts)$/;

/** The folder of the built pages, and that of the pseudo-locale (marked-words.ts). */
export const buildFolder = "build";
const folders = { usual: buildFolder, marked: "build.marked" };

/** Builds the pages when one of their sources changed, or when the last build did not finish. */
export async function ensureBuilt(kind = "usual") {
	if (isBuilt(kind)) return;
	await withSetupLock(async () => {
		if (!isBuilt(kind)) await build(kind);
	});
}

async function build(kind) {
	console.log("Building the pages …");
	const wanted = sourceHash();
	// A build that is killed half-way leaves no stamp, so the next one starts again.
	rmSync(stampOf(kind), { force: true });
	const { code, output } = await runLocked(process.execPath, [inRoot("scripts", "build.mjs")], {
		// The page of parts is built for tests alone.
		env: toolEnvironment({
			SPECTRA_MARKED_WORDS: String(kind === "marked"),
			SPECTRA_PARTS: String(kind === "marked"),
		}),
	});
	if (code !== 0) refuse(`The pages could not be built: scripts/build.mjs ended with ${code}.`, output);
	mkdirSync(inRoot(folders[kind]), { recursive: true });
	writeFileSync(stampOf(kind), wanted);
}

const stampOf = (kind, folder = root) => join(folder, folders[kind], ".stamp");

/** Whether a folder has the pages of this folder's sources. */
export const isBuilt = (kind = "usual", folder = root) =>
	existsSync(join(folder, folders[kind], "client", "index.html")) &&
	existsSync(stampOf(kind, folder)) &&
	readFileSync(stampOf(kind, folder), "utf8") === sourceHash();

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
