import { createServer, type Server } from "node:http";
import { listen } from "../http/listen.ts";
import type { Gauges, ReadableMeter } from "./meter.ts";

/**
 * Serves `/metrics` on a port of its own, so that no proxy of the site can pass it on.
 * @throws Refusal when the port can't be used
 */
export async function serveMetrics(
	meter: ReadableMeter,
	gauges: Gauges,
	{ port, host }: { readonly port: number; readonly host: string },
): Promise<Server> {
	const server = createServer((request, response) => {
		if (request.url?.split("?")[0] !== "/metrics") {
			response.writeHead(404).end();
			return;
		}
		meter.text(gauges).then(
			(text) => response.writeHead(200, { "content-type": meter.contentType }).end(text),
			() => response.writeHead(500).end(),
		);
	});
	await listen(server, port, host, "METRICS_PORT");
	return server;
}
