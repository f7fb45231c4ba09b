import { spawn } from "node:child_process";
import { createServer } from "node:net";
import { atAnyEnd } from "./leftovers.ts";
import { repository } from "./sites.ts";

/** A free port. */
export const freePort = (): Promise<number> =>
	new Promise((resolve, reject) => {
		const server = createServer().once("error", reject);
		server.listen(0, "127.0.0.1", () => {
			const address = server.address();
			server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
		});
	});

/** A server in a process of its own. */
export interface ServerProcess extends AsyncDisposable {
	readonly port: number;
	readonly pid: number;
}

/** Runs a file of the repository until it prints its port. */
export const startProcess = async (
	file: string,
	environment: Readonly<Record<string, string>>,
): Promise<ServerProcess> => {
	const child = spawn(process.execPath, [file], {
		cwd: repository,
		stdio: ["ignore", "pipe", "inherit"],
		env: { PATH: process.env.PATH, LOG_LEVEL: "error", ...environment },
	});
	const callOff = atAnyEnd(() => child.kill("SIGTERM"));
	const ended = new Promise<void>((resolve) => child.once("close", () => resolve()));
	const port = await new Promise<number>((resolve, reject) => {
		let said = "";
		child.stdout.setEncoding("utf8").on("data", (text: string) => {
			said += text;
			const [, found] = /(?:localhost:|Listening on )(\d+)\s/.exec(said) ?? [];
			if (found !== undefined) resolve(Number(found));
		});
		child.once("close", (code) => reject(new Error(`${file} ended with ${code}: ${said}`)));
	});
	return {
		port,
		pid: child.pid ?? 0,
		[Symbol.asyncDispose]: async () => {
			child.kill("SIGTERM");
			await ended;
			callOff();
		},
	};
};
