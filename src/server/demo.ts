import { readEnvironment } from "./env.ts";
import { createHttpServer, listen } from "./platform/http/listen.ts";
import { secure } from "./platform/http/security-headers.ts";
import { Refusal, sentenceOf } from "./platform/refusal.ts";
import { resolveStatic } from "./platform/site/resolve.ts";
import { respond } from "./platform/site/respond.ts";
import { openSite } from "./platform/site/site.ts";

/** Serves the built pages like a static host: no database, no language choice, only files. */
async function serveDemo(): Promise<void> {
	const reading = readEnvironment({
		PORT: process.env.PORT,
		HOST: process.env.HOST,
		SITE_DIR: process.env.SITE_DIR,
	});
	if (!reading.ok) throw new Refusal(reading.sentences.join("\n"));
	const { port, host, siteDirectory, publicUrl } = reading.value;
	const site = await openSite(siteDirectory);
	const server = createHttpServer(async (request) => {
		const rawPath = new URL(request.url).pathname;
		const response = await respond(site, request, resolveStatic(site.has, rawPath));
		secure(response, publicUrl);
		return response;
	});
	await listen(server, port, host);
	for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => process.exit(0));
	console.log(`Spectra demo is ready: http://localhost:${port}`);
}

try {
	await serveDemo();
} catch (error) {
	console.error(sentenceOf(error));
	process.exitCode = 1;
}
