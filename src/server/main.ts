import { performance } from "node:perf_hooks";
import { createApp } from "./app.ts";
import { type Environment, readEnvironment } from "./env.ts";
import { createHttpServer, listen } from "./platform/http/listen.ts";
import { createLog } from "./platform/log.ts";
import { openSite } from "./platform/site/site.ts";

async function start(environment: Environment): Promise<void> {
	const log = createLog(environment.logLevel, (line) => process.stderr.write(line), Date.now);
	const site = await openSite(environment.siteDirectory);
	const app = createApp({
		site,
		isReady: async () => true,
		publicUrl: environment.publicUrl,
		log,
		elapsed: () => performance.now(),
	});
	const server = createHttpServer(app.fetch);
	await listen(server, environment.port, environment.host);
	console.log(`Spectra is ready: ${environment.publicUrl}`);
}

const reading = readEnvironment(process.env);
if (reading.ok) {
	await start(reading.value).catch((error: unknown) => {
		console.error(error instanceof Error ? error.message : error);
		process.exit(1);
	});
} else {
	for (const sentence of reading.sentences) console.error(sentence);
	process.exitCode = 1;
}
