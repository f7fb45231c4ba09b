import { execFileSync, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
	cpSync,
	existsSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	renameSync,
	rmSync,
	statSync,
	writeFileSync,
} from "node:fs";
import { dirname, join, resolve } from "node:path";
import { journalOf, migrationsFolder } from "./lib/migrations.mjs";
import { inRoot, root } from "./lib/paths.mjs";
import { prepare } from "./lib/prepare.mjs";
import { refuse } from "./lib/run.mjs";

const layers = ["domain", "content", "contract", "server"];
const built = ["client", "live", "headers.json"];
/** The pages of the demo, which the server replaces by those of `live`. */
const demoPage = /\.html(\.br|\.gz)?$/;
/** Parts of packages that no program loads. */
const unused = /\.(map|md|markdown|d\.[cm]?ts|tsbuildinfo)$/;

/** Keeps a signature of the same key for another purpose from being taken for one of a release. */
const signatureNamespace = "spectra-release";

/** The programs of the folder. Each one is started with Node alone. */
const programs = {
	"server.js": "src/server/main.ts",
	"admin.js": "src/server/operator/main.ts",
	"backup.js": "src/server/operator/backup-program.ts",
	"doctor.js": "src/server/operator/doctor-program.ts",
	"health.js": "src/server/operator/health.ts",
};

const programOf = (module) => `import { enableCompileCache } from "node:module";

const [major, minor] = process.versions.node.split(".").map(Number);
if (major < 22 || (major === 22 && minor < 22)) {
	console.error(\`Spectra needs Node 22.22 or newer, this is \${process.versions.node}.\`);
	process.exit(1);
}
enableCompileCache();
// An upgrade replaces this folder, so the data are outside it.
process.env.DATA_DIR ||= "/var/lib/spectra";
await import("./${module}");
`;

/** The commit and its moment, where the sources come from git. */
function commitOf() {
	try {
		const said = execFileSync("git", ["log", "-1", "--format=%H %cI"], {
			cwd: root,
			encoding: "utf8",
			stdio: ["ignore", "pipe", "ignore"],
		});
		const [commit, committedAt] = said.trim().split(" ");
		return { commit, committedAt };
	} catch {
		return {};
	}
}

function copyPackages(folders, target) {
	for (const folder of folders) {
		cpSync(inRoot(folder), join(target, folder), {
			recursive: true,
			// Nested packages are entries of their own.
			filter: (path) => !unused.test(path) && !path.slice(inRoot(folder).length).includes("node_modules"),
		});
	}
}

const filesIn = (folder) =>
	readdirSync(folder, { recursive: true, encoding: "utf8" })
		.map((path) => path.replaceAll("\\", "/"))
		.filter((path) => statSync(join(folder, path)).isFile())
		.sort();

/** Signs the checksums with an SSH key, by the tool that every server has: SHA256SUMS.sig beside them. */
function sign(folder, key) {
	const args = ["-Y", "sign", "-q", "-f", key, "-n", signatureNamespace, join(folder, "SHA256SUMS")];
	const { status, stderr, error } = spawnSync("ssh-keygen", args, { encoding: "utf8" });
	if (status !== 0) refuse(`The folder could not be signed with ${key}.`, error?.message ?? stderr);
}

/**
 * Writes a folder that serves Spectra with Node alone: pages, server, migrations, operators' commands, a health check, a
 * list of packages (CycloneDX) and checksums. `--to=FOLDER` names it (default `dist`); it is replaced when it is complete.
 * `--sign=KEY` signs the checksums with an SSH key.
 */
async function assemble(target, key) {
	// Only the newer Node that prepare() hands over to reads TypeScript.
	const { billOfMaterials, closureOf, loadedPackages } = await import("./lib/dist-packages.ts");
	const own = JSON.parse(readFileSync(inRoot("package.json"), "utf8"));
	const lock = JSON.parse(readFileSync(inRoot("package-lock.json"), "utf8")).packages;
	const next = `${target}.next`;
	rmSync(next, { recursive: true, force: true });
	mkdirSync(next, { recursive: true });
	for (const layer of layers)
		cpSync(inRoot("src", layer), join(next, "src", layer), {
			recursive: true,
			filter: (path) => !/\.test\.tsx?$|tsconfig\.json$|_snapshot\.json$/.test(path),
		});
	for (const part of built)
		cpSync(inRoot("build", part), join(next, "build", part), {
			recursive: true,
			filter: (path) => part !== "client" || !demoPage.test(path),
		});
	const folders = closureOf(lock, loadedPackages(layers.map((layer) => inRoot("src", layer))));
	copyPackages(folders, next);
	cpSync(inRoot("deploy"), join(next, "deploy"), { recursive: true });
	// Sentences of the server and the service's description name them.
	for (const page of ["operations.md", "scale.md"]) cpSync(inRoot("docs", page), join(next, "docs", page));
	for (const [name, module] of Object.entries(programs)) writeFileSync(join(next, name), programOf(module));
	const { name, version, license, imports } = own;
	const writeJson = (file, value) =>
		writeFileSync(join(next, file), `${JSON.stringify(value, null, "\t")}\n`);
	writeJson("package.json", { name, version, private: true, license, type: "module", imports });
	writeJson("version.json", { version, ...commitOf(), schema: journalOf(migrationsFolder).at(-1).tag });
	writeJson("sbom.cdx.json", billOfMaterials(lock, folders, version));
	const sums = filesIn(next).map((path) => {
		const digest = createHash("sha256")
			.update(readFileSync(join(next, path)))
			.digest("hex");
		return `${digest}  ${path}\n`;
	});
	writeFileSync(join(next, "SHA256SUMS"), sums.join(""));
	if (key !== undefined) sign(next, key);
	if (existsSync(target)) renameSync(target, `${target}.last`);
	mkdirSync(dirname(target), { recursive: true });
	renameSync(next, target);
	rmSync(`${target}.last`, { recursive: true, force: true });
	const bytes = filesIn(target).reduce((sum, path) => sum + statSync(join(target, path)).size, 0);
	console.log(
		`${target}: ${(bytes / 1e6).toFixed(1)} MB, ${folders.length} packages. Start it with: node server.js`,
	);
}

if (await prepare({ pages: true })) {
	const option = (name) => process.argv.find((one) => one.startsWith(name))?.slice(name.length);
	/** A path as it was typed: npm changes the current folder. */
	const typed = (path) => resolve(process.env.INIT_CWD ?? "", path);
	const key = option("--sign=");
	await assemble(typed(option("--to=") ?? inRoot("dist")), key && typed(key));
}
