import { spawn } from "node:child_process";
import { delimiter, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { atAnyEnd, signal } from "./leftovers.ts";
import { freePort } from "./server-process.ts";

/** `npm start` as a person runs it at a terminal, from the moment of the command. */
export interface NpmStart extends AsyncDisposable {
	readonly pid: number;
	readonly origin: string;
	/** Seconds from the command to the ready line. */
	readonly secondsToReady: number;
}

/** This run was started by npm itself; its variables must not reach the measured command. */
const cleanEnvironment = (): NodeJS.ProcessEnv => {
	const inherited = Object.entries(process.env).filter(
		([name]) =>
			!/^(npm_(package|lifecycle|command|execpath|node_execpath|config_local_prefix)|INIT_CWD$|NODE_ENV$)/.test(
				name,
			),
	);
	const folders = (process.env.PATH ?? "")
		.split(delimiter)
		.filter((folder) => !folder.includes("node_modules"));
	return { ...Object.fromEntries(inherited), PATH: folders.join(delimiter) };
};

/** Runs `npm start` in a repository with its own data folder and port; stops it and waits for its end at disposal. */
export const npmStart = async (repository: string, data: string, seconds: number): Promise<NpmStart> => {
	const port = await freePort();
	const began = performance.now();
	const child = spawn("npm", ["start"], {
		cwd: repository,
		detached: true,
		stdio: ["ignore", "pipe", "pipe"],
		env: { ...cleanEnvironment(), PORT: String(port), HOST: "127.0.0.1", DATA_DIR: join(data, "data") },
	});
	let said = "";
	let ready: (() => void) | undefined;
	for (const stream of [child.stdout, child.stderr])
		stream.setEncoding("utf8").on("data", (text: string) => {
			said += text;
			if (said.includes("is ready: http")) ready?.();
		});
	const ended = new Promise<void>((resolve) => child.once("close", () => resolve()));
	const group = -(child.pid ?? Number.NaN);
	const callOff = atAnyEnd(() => signal(group, "SIGTERM"));
	const end = async () => {
		child.kill("SIGTERM");
		await Promise.race([
			ended,
			pause(15_000, undefined, { ref: false }).then(() => signal(group, "SIGKILL")),
		]);
		callOff();
	};
	const isReady = await Promise.race([
		new Promise<boolean>((resolve) => {
			ready = () => resolve(true);
		}),
		ended.then(() => false),
		pause(seconds * 1000, false, { ref: false }),
	]);
	const secondsToReady = (performance.now() - began) / 1000;
	if (!isReady) {
		await end();
		throw new Error(`npm start was not ready after ${secondsToReady.toFixed(0)} s; it said:\n${said}`);
	}
	return {
		pid: child.pid ?? 0,
		origin: `http://127.0.0.1:${port}`,
		secondsToReady,
		[Symbol.asyncDispose]: end,
	};
};
