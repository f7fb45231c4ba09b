import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { handOverMark } from "./follow-parent.mjs";
import { inRoot } from "./paths.mjs";
import { refuse } from "./run.mjs";

/** The oldest Node that runs the server and the tools as they are. */
const oldest = [22, 22];

/**
 * Ensures that a new enough Node runs the script, by handing over to the bundled one if needed.
 * @returns {Promise<boolean>} true in the process that continues; false in the one that handed over, after its end.
 */
export async function ensureNewerNode() {
	if (isNewEnough(process.versions.node)) return true;
	const newer = packagedNode();
	if (newer === undefined) {
		refuse(
			`Spectra needs Node ${oldest.join(".")} or newer, this is Node ${process.versions.node}, and no newer one comes as a package for ${process.platform}-${process.arch}. Install it from https://nodejs.org, then start again.`,
		);
	}
	await handOver(newer);
	return false;
}

/** Whether a version such as "22.22.0" is `oldest` or newer. */
export function isNewEnough(version) {
	const [major, minor] = version.split(".").map(Number);
	return major > oldest[0] || (major === oldest[0] && minor >= oldest[1]);
}

function packagedNode() {
	const system = process.platform === "win32" ? "win" : process.platform;
	const file = system === "win" ? "node.exe" : "node";
	const path = inRoot("node_modules", `node-${system}-${process.arch}`, "bin", file);
	return existsSync(path) ? path : undefined;
}

/** Runs the same command under `node`, passes signals on, and exits with its code. */
function handOver(node) {
	return new Promise((resolve) => {
		const child = spawn(node, [...process.execArgv, ...process.argv.slice(1)], {
			stdio: ["inherit", "inherit", "inherit", "ipc"],
			env: { ...process.env, ...handOverMark },
		});
		for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
		child.once("error", (error) => refuse(`${node} could not be started: ${error.message}.`));
		child.once("exit", (code, signal) => {
			process.exitCode = code ?? (signal === "SIGKILL" ? 137 : 1);
			resolve();
		});
	});
}
