import { once } from "node:events";
import { type AddressInfo, connect, type Socket } from "node:net";
import { afterEach, expect, it } from "vitest";
import { createHttpServer, shareConnections } from "./listen.ts";

const sockets: Socket[] = [];
afterEach(() => {
	for (const socket of sockets.splice(0)) socket.destroy();
});

it("a request with two hosts is refused, and one with a single host is answered", async () => {
	const server = createHttpServer(() => new Response("here"));
	server.listen(0, "127.0.0.1");
	await once(server, "listening");
	const { port } = server.address() as AddressInfo;
	const statusOf = async (hosts: string) => {
		const socket = connect({ port, host: "127.0.0.1" });
		sockets.push(socket);
		socket.write(`GET / HTTP/1.1\r\n${hosts}\r\n`);
		return String((await once(socket, "data"))[0]).slice(0, 12);
	};
	expect(await statusOf("host: x\r\nhost: y\r\n")).toBe("HTTP/1.1 400");
	expect(await statusOf("host: x\r\n")).toBe("HTTP/1.1 200");
	server.close();
});

it("a request without a host, such as the plain check of a proxy, is answered", async () => {
	const server = createHttpServer(() => new Response("here"));
	server.listen(0, "127.0.0.1");
	await once(server, "listening");
	const { port } = server.address() as AddressInfo;
	const socket = connect({ port, host: "127.0.0.1" });
	sockets.push(socket);
	socket.write("GET /api/ready HTTP/1.0\r\n\r\n");
	expect(String((await once(socket, "data"))[0]).slice(0, 12)).toBe("HTTP/1.1 200");
	server.close();
});

it("a server that drains answers, and asks for a new connection", async () => {
	let isDraining = false;
	const server = createHttpServer(
		() => new Response("here"),
		() => isDraining,
	);
	server.listen(0, "127.0.0.1");
	await once(server, "listening");
	const { port } = server.address() as AddressInfo;
	const connectionOf = async () => (await fetch(`http://127.0.0.1:${port}/`)).headers.get("connection");
	expect(await connectionOf()).toBe("keep-alive");
	isDraining = true;
	expect(await connectionOf()).toBe("close");
	server.close();
});

it("connections of one network above its share are closed, and accepted again when others of it end", async () => {
	const server = createHttpServer(() => new Response("here"));
	shareConnections(server, 3);
	server.listen(0, "127.0.0.1");
	await once(server, "listening");
	const { port } = server.address() as AddressInfo;
	/** Whether a new connection is answered; it stays open then. */
	const isAnswered = async (from = "127.0.0.1") => {
		const socket = connect({ port, host: "127.0.0.1", localAddress: from });
		sockets.push(socket);
		socket.on("error", () => {});
		socket.write("GET / HTTP/1.1\r\nhost: x\r\n\r\n");
		const [text] = await Promise.race([once(socket, "data"), once(socket, "close")]);
		return String(text).startsWith("HTTP/1.1 200");
	};
	for (let number = 1; number <= 3; number += 1) expect(await isAnswered()).toBe(true);
	expect(await isAnswered()).toBe(false);
	expect(await isAnswered("127.0.0.2")).toBe(true);
	const [first] = sockets;
	first?.destroy();
	await expect.poll(() => isAnswered()).toBe(true);
	for (const socket of sockets) socket.destroy();
	server.close();
});
