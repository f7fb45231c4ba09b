import { spawn } from "node:child_process";
import { root } from "./paths.mjs";

const forwarded = ["SIGINT", "SIGTERM", "SIGHUP"];

/**
 * Runs a program to its end. `quiet` returns its output instead of showing it; `detached` gives it a process group of its
 * own; `started` receives its process id. A signal to this process is passed on to the program or its group, so that
 * no child outlives its parent.
 * @returns {Promise<{ code: number, output: string }>} `code` is 128 + n for a program ended by signal n.
 */
export function run(command, args, { quiet = false, started = () => {}, ...options } = {}) {
	return new Promise((resolve) => {
		const stdio = quiet ? ["ignore", "pipe", "pipe"] : "inherit";
		const child = spawn(command, args, { cwd: root, stdio, ...options });
		if (child.pid !== undefined) started(child.pid);
		const forwardSignal = (signal) => endGroup(options.detached ? -child.pid : child.pid, signal);
		for (const signal of forwarded) process.on(signal, forwardSignal);
		let output = "";
		for (const stream of [child.stdout, child.stderr]) {
			stream?.setEncoding("utf8").on("data", (text) => {
				output += text;
			});
		}
		child.once("error", (error) => refuse(`${command} could not be started: ${error.message}.`));
		child.once("close", (code, signal) => {
			for (const name of forwarded) process.off(name, forwardSignal);
			resolve({ code: code ?? 128 + signalNumber(signal), output });
		});
	});
}

/** Sends a signal to a process, or with a negative id to a group, which may have ended already. */
export function endGroup(number, signal) {
	try {
		process.kill(number, signal);
	} catch {
		// It has ended already.
	}
}

const signalNumber = (signal) => ({ SIGHUP: 1, SIGINT: 2, SIGKILL: 9, SIGTERM: 15 })[signal] ?? 1;

/** Ends this process with one clear sentence, followed by the first and last lines of a failed program's output. */
export function refuse(sentence, said = "") {
	const lines = said.trim().split("\n");
	const shown = lines.length > 45 ? [...lines.slice(0, 20), "…", ...lines.slice(-20)] : lines;
	for (const line of [...shown, sentence]) if (line !== "") console.error(line);
	process.exit(1);
}
