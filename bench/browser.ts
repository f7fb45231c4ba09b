import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { atAnyEnd, temporaryFolder } from "./leftovers.ts";

export const browserFlags = [
	"--no-sandbox",
	"--disable-background-networking",
	"--disable-component-update",
	"--disable-quic",
];

/** The browser to measure with: run.mjs looked for it. */
export const browserPath = (): string => {
	const path = process.env.SPECTRA_CHROMIUM;
	if (!path) throw new Error("No Chromium was found: install it, or name it in SPECTRA_CHROMIUM.");
	return path;
};

/** A browser of its own profile that Lighthouse can be pointed at. */
export interface DebuggedBrowser extends AsyncDisposable {
	readonly port: number;
}

const portOf = async (profile: string, child: ChildProcess): Promise<number> => {
	for (let waited = 0; waited < 20_000; waited += 50) {
		if (child.exitCode !== null) throw new Error(`Chromium ended with ${child.exitCode}`);
		try {
			const port = Number(readFileSync(join(profile, "DevToolsActivePort"), "utf8").split("\n")[0]);
			if (port > 0) return port;
		} catch {
			// Not written yet.
		}
		await pause(50);
	}
	throw new Error("Chromium did not open its debugging port");
};

/** Starts a fresh browser without a window. Its profile is gone at the end. */
export const openBrowser = async (): Promise<DebuggedBrowser> => {
	const folder = temporaryFolder("profile");
	const profile = folder.path;
	const flags = [
		"--headless=new",
		"--remote-debugging-port=0",
		`--user-data-dir=${profile}`,
		"--no-first-run",
	];
	// In a group of its own: what is in PATH may be a script, and a signal to it would leave the browser behind.
	const child = spawn(browserPath(), [...flags, ...browserFlags, "about:blank"], {
		stdio: "ignore",
		detached: true,
	});
	const ended = new Promise((resolve) => child.once("close", resolve));
	const signal = (name: "SIGTERM" | "SIGKILL") => {
		if (child.pid === undefined) return;
		try {
			process.kill(-child.pid, name);
		} catch {
			// All of it has ended already.
		}
	};
	const callOff = atAnyEnd(() => signal("SIGKILL"));
	const end = async () => {
		signal("SIGTERM");
		await Promise.race([ended, pause(5_000, undefined, { ref: false })]);
		signal("SIGKILL");
		callOff();
		folder[Symbol.dispose]();
	};
	try {
		return { port: await portOf(profile, child), [Symbol.asyncDispose]: end };
	} catch (error) {
		await end();
		throw error;
	}
};
