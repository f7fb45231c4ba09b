import { createServer } from "node:net";

/** A port between 4100 and 4199 on which nothing listens now. */
export async function freePort(): Promise<number> {
	const first = Math.floor(Math.random() * 100);
	for (let tried = 0; tried < 100; tried += 1) {
		const port = 4100 + ((first + tried) % 100);
		if (await isFree(port)) return port;
	}
	throw new Error("No port is free between 4100 and 4199");
}

function isFree(port: number): Promise<boolean> {
	return new Promise((resolve) => {
		const server = createServer();
		server.once("error", () => resolve(false));
		server.listen(port, () => server.close(() => resolve(true)));
	});
}
