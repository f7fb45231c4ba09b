import { spawn } from "node:child_process";
import { chmodSync, chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, test } from "node:test";
import { databaseAccount } from "#server/platform/db/account.ts";
import { until } from "./wait.ts";

const folders = [...(process.env.PATH ?? "").split(":"), "/usr/sbin", "/usr/local/sbin"];

/** The path of an installed program; undefined where there is none. */
export const findProgram = (name: string): string | undefined =>
	folders.map((folder) => join(folder, name)).find((path) => existsSync(path));

/** Says of a group of tests, as a skipped case, that it is not run, and what this machine lacks for it. */
export function sayNotRun(title: string, needs: Readonly<Record<string, unknown>>): void {
	const missing = Object.entries(needs).flatMap(([name, found]) =>
		found === undefined || found === false ? [name] : [],
	);
	describe(title, () =>
		test("it is not run here", { skip: `${title}: this machine lacks ${missing.join(", ")}` }),
	);
}

/** A program that listens on a port until its test ends. */
interface Listening {
	readonly program: string;
	readonly args: (folder: string) => string[];
	/** Files of its folder, by name. */
	readonly files: Readonly<Record<string, string>>;
	readonly port: number;
}

/** Starts a program as an ordinary user, in a folder of its own with its configuration. */
export async function startProgram({ program, args, files, port }: Listening): Promise<AsyncDisposable> {
	const folder = mkdtempSync(join(tmpdir(), "faults-program-"));
	chmodSync(folder, 0o755);
	const account = databaseAccount("");
	for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
	if (account !== undefined) chownSync(folder, account.uid, account.gid);
	let said = "";
	const child = spawn(program, args(folder), { cwd: folder, stdio: ["ignore", "pipe", "pipe"], ...account });
	for (const stream of [child.stdout, child.stderr])
		stream.setEncoding("utf8").on("data", (text: string) => {
			said += text;
		});
	await until(`${program} to listen; it printed: ${said}`, 20, () => {
		if (child.exitCode !== null) throw new Error(`${program} ended: ${said}`);
		return isListening(port);
	});
	return {
		[Symbol.asyncDispose]: async () => {
			child.kill("SIGKILL");
			await until(`the end of ${program}`, 10, () => child.signalCode !== null || child.exitCode !== null);
			rmSync(folder, { recursive: true, force: true });
		},
	};
}

const isListening = (port: number): Promise<boolean> =>
	new Promise((resolve) => {
		const socket = connect(port, "127.0.0.1");
		socket.once("connect", () => {
			socket.destroy();
			resolve(true);
		});
		socket.once("error", () => resolve(false));
	});
