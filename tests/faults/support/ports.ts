import { createServer } from "node:net";

/** The latest ports of this process: a caller may listen only later. */
const given: number[] = [];
const remembered = 30;

/** Below the system's ephemeral ports, and none that fetch refuses. */
const lowest = 21_000;
const count = 7_000;

/** An unused port, none of the last thirty. Two processes rarely get the same. */
export async function freePort(): Promise<number> {
	const first = Math.floor(Math.random() * count);
	for (let tried = 0; tried < 90; tried += 1) {
		const port = lowest + ((first + tried) % count);
		if (given.includes(port) || !(await isFree(port))) continue;
		given.push(port);
		if (given.length > remembered) given.shift();
		return port;
	}
	throw new Error(`No port is free between ${lowest} and ${lowest + count}`);
}

function isFree(port: number): Promise<boolean> {
	return new Promise((resolve) => {
		const server = createServer();
		server.once("error", () => resolve(false));
		server.listen(port, () => server.close(() => resolve(true)));
	});
}
