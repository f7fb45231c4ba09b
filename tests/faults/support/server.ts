import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import type { Installation } from "./installation.ts";
import { freePort } from "./ports.ts";
import { until } from "./wait.ts";

export const repository = join(import.meta.dirname, "..", "..", "..");

/** A server process, killed at the end of its test if it still runs. */
export interface RunningServer extends AsyncDisposable {
	readonly process: ChildProcess;
	readonly pid: number;
	readonly port: number;
	readonly output: () => { readonly out: string; readonly error: string };
	/**
	 * Waits for the ready line, with a long timeout, because other tests run beside; cost.fault.ts measures
	 * starts.
	 */
	readonly ready: (seconds?: number) => Promise<void>;
	/** Waits for the end: the exit code, or the name of the signal. */
	readonly ended: (seconds?: number) => Promise<number | string>;
	readonly get: (path: string, headers?: Record<string, string>) => Promise<Response>;
}

export interface ServerOptions {
	readonly environment?: Record<string, string>;
	readonly port?: number;
	/** The command to run instead of the server's own file, from the folder `cwd`. */
	readonly command?: readonly [string, ...string[]];
	readonly cwd?: string;
	/** Cheap hashes, for tests where password hashing proves nothing. */
	readonly hashesQuickly?: boolean;
	readonly user?: { uid: number; gid: number };
}

/** Starts a real server on an installation's site and data. */
export async function startServer(
	installation: Installation,
	options: ServerOptions = {},
): Promise<RunningServer> {
	const port = options.port ?? (await freePort());
	const [program, ...args] = options.command ?? [
		process.execPath,
		options.hashesQuickly
			? join(import.meta.dirname, "quick-hashes.ts")
			: join(repository, "src", "server", "main.ts"),
	];
	const compiled = process.env.NODE_COMPILE_CACHE;
	const child = spawn(program, args, {
		cwd: options.cwd ?? "/",
		stdio: ["ignore", "pipe", "pipe"],
		env: {
			PATH: process.env.PATH,
			HOME: installation.folder,
			PORT: String(port),
			DATA_DIR: installation.data,
			SITE_DIR: installation.site,
			DRAIN_SECONDS: "0",
			// On a busy machine slow requests are no fault of the server.
			SLOW_REQUEST_MS: "60000",
			...(compiled === undefined ? {} : { NODE_COMPILE_CACHE: compiled }),
			...options.environment,
		},
		...options.user,
	});
	let out = "";
	let error = "";
	child.stdout.setEncoding("utf8").on("data", (text: string) => {
		out += text;
	});
	child.stderr.setEncoding("utf8").on("data", (text: string) => {
		error += text;
	});
	// After "close" all output has been read.
	let end: number | string | undefined;
	child.once("close", (code, signal) => {
		end = code ?? signal ?? "unknown";
	});
	const said = () => `\n${out}${error}`;
	return {
		process: child,
		pid: child.pid ?? 0,
		port,
		output: () => ({ out, error }),
		ready: async (seconds = 60) => {
			await until(`the ready line; the server said: ${said()}`, seconds, () => {
				if (end !== undefined) throw new Error(`The server ended (${end}):${said()}`);
				return out.includes("is ready: http");
			});
		},
		ended: (seconds = 20) => until(`the end of the server; it said: ${said()}`, seconds, () => end),
		get: (path, headers = {}) => fetch(`http://127.0.0.1:${port}${path}`, { headers, redirect: "manual" }),
		[Symbol.asyncDispose]: async () => {
			if (end === undefined) child.kill("SIGKILL");
			// An orphaned process may still hold these open.
			child.stdout.destroy();
			child.stderr.destroy();
			await until(
				"the end of a killed server",
				10,
				() => child.exitCode !== null || child.signalCode !== null,
			);
		},
	};
}

/** The status of a path, or undefined when the server can't be reached. */
export async function statusOf(server: RunningServer, path: string): Promise<number | undefined> {
	try {
		const response = await server.get(path);
		await response.arrayBuffer();
		return response.status;
	} catch {
		return undefined;
	}
}

/** The log of a server without problems: the folder of mails, and simulated payments. */
export const quietLog =
	/^(\{[^\n]*"event":"mails become files[^\n]*\}\n\{[^\n]*"event":"payments are simulated[^\n]*\}\n)?$/;
