import { createHash } from "node:crypto";
import { readdirSync, rmSync, statSync } from "node:fs";
import { connect, createServer, type Server } from "node:net";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { Refusal } from "../refusal.ts";
import { socketPath } from "./socket-path.ts";

const pattern = /^lock-(\d+)\.sock$/;

/** A server binds its socket just before it answers: a socket this young may be about to answer. */
const youngMilliseconds = 1_000;
const pauseMilliseconds = 50;

/**
 * Locks a data folder for this process until it ends or calls the returned function. The lock is a socket on
 * which the holder listens: when the holder dies in any way, no process answers on it. A candidate first
 * binds a socket of its own, with the next number, and only then looks for others that answer: of two
 * concurrent starts at least one sees the other. The lower number wins.
 * @throws Refusal where another process holds the folder
 */
export async function lockFolder(folder: string): Promise<() => void> {
	if (process.platform === "win32") return lockByPipe(folder);
	const [mine, server] = await bindNext(folder);
	const others = numbers(folder).filter((number) => number !== mine);
	for (const number of others) {
		// A higher one that goes on answering did not see this one: it had the lock before.
		const patience = number > mine ? 10 : 1;
		if (await isHeld(folder, number, patience)) {
			server.close();
			throw inUse(folder);
		}
	}
	for (const number of others) rmSync(fileOf(folder, number), { force: true });
	return () => server.close();
}

const nameOf = (number: number) => `lock-${number}.sock`;
const fileOf = (folder: string, number: number) => join(folder, nameOf(number));
const numbers = (folder: string) =>
	readdirSync(folder).flatMap((name) => Number(pattern.exec(name)?.[1] ?? Number.NaN) || []);

async function bindNext(folder: string): Promise<[number, Server]> {
	for (;;) {
		const next = Math.max(0, ...numbers(folder)) + 1;
		const server = await listenOn(socketPath(folder, nameOf(next)));
		if (server !== undefined) return [next, server];
	}
}

/** Whether a lock answers each of `patience` times. */
async function isHeld(folder: string, number: number, patience: number): Promise<boolean> {
	for (let answered = 0, young = 0; answered < patience; await pause(pauseMilliseconds)) {
		const entry = statSync(fileOf(folder, number), { throwIfNoEntry: false });
		if (entry === undefined) return false;
		if (await answers(socketPath(folder, nameOf(number)))) {
			answered += 1;
			if (answered === patience) break;
		} else {
			young += pauseMilliseconds;
			if (young > youngMilliseconds || Date.now() - entry.ctimeMs > youngMilliseconds) return false;
		}
	}
	return true;
}

/** Anything but a plain refusal counts as an answer: a busy holder, or one of another user. */
function answers(path: string): Promise<boolean> {
	return new Promise((resolve) => {
		const socket = connect(path);
		socket.once("connect", () => {
			socket.destroy();
			resolve(true);
		});
		socket.once("error", (error: NodeJS.ErrnoException) => {
			resolve(error.code !== "ECONNREFUSED" && error.code !== "ENOENT");
		});
	});
}

/** Undefined when another process has the path already. */
function listenOn(path: string): Promise<Server | undefined> {
	return new Promise((resolve, reject) => {
		const server = createServer((socket) => socket.destroy());
		server.once("error", (error: NodeJS.ErrnoException) => {
			if (error.code === "EADDRINUSE") resolve(undefined);
			else
				reject(new Refusal(`The data folder can't be locked (${error.code}): choose another with DATA_DIR.`));
		});
		server.listen(path, () => resolve(server.unref()));
	});
}

/** Windows deletes a named pipe with its process and gives a name only once. */
async function lockByPipe(folder: string): Promise<() => void> {
	const name = createHash("sha256").update(folder.toLowerCase()).digest("hex").slice(0, 32);
	const server = await listenOn(`\\\\.\\pipe\\spectra-${name}`);
	if (server === undefined) throw inUse(folder);
	return () => server.close();
}

const inUse = (folder: string) =>
	new Refusal(
		`The data folder ${folder} is in use by another Spectra server: stop it, or choose another with DATA_DIR.`,
	);
