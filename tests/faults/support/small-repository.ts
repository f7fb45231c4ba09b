import { spawn } from "node:child_process";
import {
	chmodSync,
	cpSync,
	existsSync,
	mkdirSync,
	mkdtempSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { repository } from "./server.ts";
import { until } from "./wait.ts";

/** The repository's own set-up scripts, with a build, a server and an npm that only record their runs. */
export interface SmallRepository extends Disposable {
	readonly write: (path: string, content: string) => void;
	readonly remove: (path: string) => void;
	readonly read: (path: string) => string;
	readonly has: (path: string) => boolean;
	/** The recorded runs, such as `["npm ci", "build"]`. */
	readonly ran: () => string[];
	readonly start: () => Started;
	/** Runs `npm run upgrade`. */
	readonly upgrade: () => Started;
}

export interface Started {
	readonly kill: () => void;
	readonly ended: () => Promise<number | string>;
	readonly output: () => string;
}

const build = `import { appendFileSync, cpSync, existsSync, mkdirSync } from "node:fs";
appendFileSync("ran.txt", "build begins\\n");
mkdirSync("build/client", { recursive: true });
cpSync("src/content/words.json", "build/client/index.html");
while (existsSync("hold-build")) await new Promise((resolve) => setTimeout(resolve, 20));
if (existsSync("break-build")) throw new Error("planted");
appendFileSync("ran.txt", "build\\n");
`;

const npm = `#!/bin/sh
echo "npm $1" >> ran.txt
test -e break-npm && { echo "planted: no network"; exit 7; }
mkdir -p node_modules
cp package-lock.json node_modules/.package-lock.json
`;

export function makeSmallRepository(): SmallRepository {
	const installation = mkdtempSync(join(tmpdir(), "faults-"));
	const folder = join(installation, "repository");
	const write = (path: string, content: string) => {
		mkdirSync(dirname(join(folder, path)), { recursive: true });
		writeFileSync(join(folder, path), content);
	};
	cpSync(join(repository, "scripts"), join(folder, "scripts"), { recursive: true });
	write("scripts/build.mjs", build);
	write("src/server/main.ts", 'console.log("started");\n');
	write("src/content/words.json", "{}");
	write("package.json", '{ "type": "module" }');
	write("package-lock.json", lockOf("1.0.0"));
	write("ran.txt", "");
	write("../bin/npm", npm);
	chmodSync(join(installation, "bin", "npm"), 0o755);
	return {
		write,
		remove: (path) => rmSync(join(folder, path)),
		read: (path) => readFileSync(join(folder, path), "utf8"),
		has: (path) => existsSync(join(folder, path)),
		ran: () => readFileSync(join(folder, "ran.txt"), "utf8").split("\n").filter(Boolean),
		start: () => runIn(folder, "start"),
		upgrade: () => runIn(folder, "upgrade"),
		[Symbol.dispose]: () => rmSync(installation, { recursive: true, force: true }),
	};
}

/** A lock file with one package of this version. */
export const lockOf = (version: string): string =>
	JSON.stringify({ packages: { "node_modules/something": { version } } });

function runIn(folder: string, script: "start" | "upgrade"): Started {
	const child = spawn(process.execPath, [join(folder, "scripts", `${script}.mjs`)], {
		cwd: "/",
		stdio: ["ignore", "pipe", "pipe"],
		env: { PATH: `${join(folder, "..", "bin")}:${process.env.PATH}` },
	});
	let output = "";
	for (const stream of [child.stdout, child.stderr]) {
		stream.setEncoding("utf8").on("data", (text: string) => {
			output += text;
		});
	}
	let end: number | string | undefined;
	child.once("exit", (code, signal) => {
		end = code ?? signal ?? "unknown";
	});
	return {
		kill: () => child.kill("SIGKILL"),
		ended: () => until(`the end of a start; it said: ${output}`, 20, () => end),
		output: () => output,
	};
}
