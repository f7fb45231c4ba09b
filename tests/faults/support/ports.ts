import { createServer } from "node:net";

/** The last given out in this process: whoever got one may listen on it only later. */
const given: number[] = [];
const remembered = 30;

/** A port between 4100 and 4189 on which nothing listens now; fetch refuses 4190. Not one of the last thirty. */
export async function freePort(): Promise<number> {
	const first = Math.floor(Math.random() * 90);
	for (let tried = 0; tried < 90; tried += 1) {
		const port = 4100 + ((first + tried) % 90);
		if (given.includes(port) || !(await isFree(port))) continue;
		given.push(port);
		if (given.length > remembered) given.shift();
		return port;
	}
	throw new Error("No port is free between 4100 and 4189");
}

function isFree(port: number): Promise<boolean> {
	return new Promise((resolve) => {
		const server = createServer();
		server.once("error", () => resolve(false));
		server.listen(port, () => server.close(() => resolve(true)));
	});
}
