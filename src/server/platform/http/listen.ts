import { createServer, type Server } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { minuteMs } from "#domain/shared/units.ts";
import { clientNetwork } from "../limits/network.ts";
import { Refusal } from "../refusal.ts";

/** Timeouts of slow clients, in milliseconds, and the maximum number of connections. */
const limits = {
	headers: 10_000,
	request: 30_000,
	silence: minuteMs,
	keepAlive: 5_000,
	checkEvery: 2_000,
	connections: 4_000,
	connectionsOfOneNetwork: 1_000,
};

/** The data of the connection beside the request. */
export interface Connection {
	readonly incoming: { readonly socket: { readonly remoteAddress?: string | undefined } };
}

type Fetch = (request: Request, connection: Connection) => Response | Promise<Response>;

/**
 * An HTTP server with limits on slow clients. It does not listen yet. While `isDraining`, it asks clients to open
 * their next connection elsewhere.
 */
export function createHttpServer(fetch: Fetch, isDraining: () => boolean = () => false): Server {
	// The adapter replaces the global Request and Response by its own, which keep a complete body as it is,
	// where Node's would read it from a stream (measured: half the time of a small response).
	const listener = getRequestListener((request, env) => fetch(request, env as Connection), {
		// Plain health checks of proxies (HTTP/1.0) send no host.
		hostname: "localhost",
	});
	const server = createServer(
		{
			headersTimeout: limits.headers,
			requestTimeout: limits.request,
			keepAliveTimeout: limits.keepAlive,
			connectionsCheckingInterval: limits.checkEvery,
		},
		(incoming, outgoing) => {
			// Two hosts would be read differently by a proxy and here (RFC 9112, section 3.2).
			if ((incoming.headersDistinct.host?.length ?? 0) > 1) {
				outgoing.writeHead(400, { connection: "close", "content-length": 0 }).end();
				return;
			}
			if (isDraining()) outgoing.setHeader("connection", "close");
			void listener(incoming, outgoing);
		},
	);
	server.maxConnections = limits.connections;
	server.timeout = limits.silence;
	return server;
}

/**
 * Closes connections of one network above `most`, to leave room for others. Not for a server behind a proxy,
 * whose connections belong to everyone.
 */
export function shareConnections(server: Server, most = limits.connectionsOfOneNetwork): void {
	const open = new Map<string, number>();
	server.on("connection", (socket) => {
		const { remoteAddress: socketAddress } = socket;
		const network = clientNetwork({ socketAddress, forwardedFor: null, trustedProxies: 0 });
		const count = (open.get(network) ?? 0) + 1;
		if (count > most) {
			socket.destroy();
			return;
		}
		open.set(network, count);
		socket.once("close", () => {
			const left = (open.get(network) ?? 1) - 1;
			if (left === 0) open.delete(network);
			else open.set(network, left);
		});
	});
}

/**
 * Starts to listen; without a host on every interface.
 * @throws Refusal when it can't
 */
export function listen(
	server: Server,
	port: number,
	host: string | undefined,
	setting = "PORT",
): Promise<void> {
	return new Promise((resolve, reject) => {
		server.once("error", (error: NodeJS.ErrnoException) => {
			reject(new Refusal(listenFailure(error.code, port, host, setting)));
		});
		server.listen({ port, ...(host === undefined ? {} : { host }) }, () => resolve());
	});
}

function listenFailure(
	code: string | undefined,
	port: number,
	host: string | undefined,
	setting: string,
): string {
	if (code === "EADDRINUSE") {
		return `Port ${port} is taken by another program: stop it, or choose another port with ${setting}.`;
	}
	if (code === "EACCES")
		return `Port ${port} may not be used by this user: choose one from 1024 with ${setting}.`;
	return `Spectra can't listen on ${host ?? "any interface"}, port ${port} (${code}): check ${setting} and its host.`;
}

/** Refuses new requests and waits for current ones, at most `patience` milliseconds. */
export async function finishRequests(server: Server, patience: number): Promise<void> {
	if (!server.listening) return;
	const closed = new Promise<void>((resolve) => server.close(() => resolve()));
	server.closeIdleConnections();
	const idle = setInterval(() => server.closeIdleConnections(), 50);
	const forcedClose = setTimeout(() => server.closeAllConnections(), patience);
	await closed;
	clearInterval(idle);
	clearTimeout(forcedClose);
}
