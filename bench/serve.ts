import type { AddressInfo } from "node:net";
import { createHttpServer, listen } from "#server/platform/http/listen.ts";
import { secure } from "#server/platform/http/security-headers.ts";
import { resolveStatic } from "#server/platform/site/resolve.ts";
import { respond } from "#server/platform/site/respond.ts";
import { openSite } from "#server/platform/site/site.ts";

export interface ServedSite extends AsyncDisposable {
	readonly origin: string;
}

/** Serves a folder of pages on a free port of this machine with the product's own server code. */
export const serve = async (folder: string): Promise<ServedSite> => {
	const site = await openSite(folder);
	const server = createHttpServer(async (request) => {
		const { pathname, origin } = new URL(request.url);
		const response = await respond(site, request, resolveStatic(site.has, pathname));
		secure(response, origin);
		return response;
	});
	await listen(server, 0, "127.0.0.1");
	const { port } = server.address() as AddressInfo;
	return {
		origin: `http://127.0.0.1:${port}`,
		[Symbol.asyncDispose]: async () => {
			server.closeAllConnections();
			await new Promise((resolve) => server.close(resolve));
		},
	};
};
