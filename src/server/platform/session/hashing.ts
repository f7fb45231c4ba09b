import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import { minuteMs } from "#domain/shared/units.ts";

/** The inputs of a key derivation; `salt` in base64, `length` in bytes. */
export interface KeyWanted {
	readonly password: string;
	readonly salt: string;
	readonly length: number;
	readonly N: number;
	readonly r: number;
	readonly p: number;
}

/** Derives a key by scrypt, in base64. */
export type Derive = (wanted: KeyWanted) => Promise<string>;

const program = fileURLToPath(new URL("hash-process.ts", import.meta.url));
/** How long an idle process is kept, in milliseconds. */
const keptIdle = minuteMs;

interface Worker {
	readonly child: ChildProcess;
	ending: NodeJS.Timeout | undefined;
}

/**
 * Derives keys in child processes of lower priority: a key takes half a second of a processor and 128 MB, and
 * pages must not wait for it (measured: fifty concurrent logins made pages take 7.6 times as long before, 2.6
 * times since). Processes start when needed and end when idle; there are as many as concurrent derivations.
 */
export function createHashing(): Derive {
	const idle: Worker[] = [];

	const start = (): Worker => {
		const child = fork(program, {
			serialization: "advanced",
			execArgv: [],
			stdio: ["ignore", "ignore", "ignore", "ipc"],
		});
		child.unref();
		child.channel?.unref();
		return { child, ending: undefined };
	};

	const rest = (worker: Worker) => {
		worker.ending = setTimeout(() => {
			idle.splice(idle.indexOf(worker), 1);
			worker.child.disconnect();
		}, keptIdle).unref();
		idle.push(worker);
	};

	const take = (): Worker => {
		for (let worker = idle.pop(); worker !== undefined; worker = idle.pop()) {
			clearTimeout(worker.ending);
			if (worker.child.connected) return worker;
		}
		return start();
	};

	const derive: Derive = async (wanted) => {
		const worker = take();
		const key = await askFor(worker.child, wanted);
		rest(worker);
		return key;
	};
	// When memory runs out the system kills the largest processes, which are these.
	return (wanted) => derive(wanted).catch(() => derive(wanted));
}

/** The hashing processes ended twice: the machine is short of memory. */
export class HashingEnded extends Error {
	override readonly name = "HashingEnded";
}

const askFor = (child: ChildProcess, wanted: KeyWanted): Promise<string> =>
	new Promise((resolve, reject) => {
		const onMessage = (key: unknown) => {
			child.off("exit", onExit);
			resolve(String(key));
		};
		const onExit = (code: number | null, signal: string | null) => {
			child.off("message", onMessage);
			reject(new HashingEnded(`The process that hashes passwords ended (${signal ?? code})`));
		};
		child.once("message", onMessage);
		child.once("exit", onExit);
		child.send(wanted);
	});
