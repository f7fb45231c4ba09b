import { createServer } from "node:net";

/** Given out in this process: whoever got one may listen on it only later. */
const given = new Set<number>();

/** A port between 4100 and 4189 on which nothing listens now; fetch refuses 4190. Never the same twice. */
export async function freePort(): Promise<number> {
	const first = Math.floor(Math.random() * 90);
	for (let tried = 0; tried < 90; tried += 1) {
		const port = 4100 + ((first + tried) % 90);
		if (given.has(port) || !(await isFree(port))) continue;
		given.add(port);
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
