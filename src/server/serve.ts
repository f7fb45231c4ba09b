import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { createApp } from "./app.ts";
import { createServices } from "./compose.ts";
import { type Environment, readEnvironment, root } from "./env.ts";
import type { ServicesDependencies } from "./foundation.ts";
import { createGauges } from "./gauges.ts";
import { dataFolderPath, makeFolder } from "./platform/db/data-folder.ts";
import { createDatabase } from "./platform/db/database.ts";
import { createHttpServer, finishRequests, listen, shareConnections } from "./platform/http/listen.ts";
import { createLog, describeError, type Log } from "./platform/log.ts";
import { createMeter } from "./platform/metrics/meter.ts";
import { serveMetrics } from "./platform/metrics/metrics-server.ts";
import { sentenceOf } from "./platform/refusal.ts";
import { openSite } from "./platform/site/site.ts";
import { renewableSettings } from "./renewable-settings.ts";
import { shownSettings } from "./shown-settings.ts";

/** How long current requests may take to finish after a stop signal, in milliseconds. */
const shutdownGraceMs = 10_000;

/** Faster parts for the server of browser tests: no setting leads here, so no operator can weaken a hash. */
export type QuickParts = Pick<ServicesDependencies, "passwords" | "wait">;

/** Serves until a stop signal. Pages are served before the database is up, and during its outages. */
async function serve(environment: Environment, log: Log, quickParts: QuickParts): Promise<void> {
	const site = await openSite(environment.siteDirectory, {
		pages: "live",
		publicUrl: environment.isPublicUrlSet ? environment.publicUrl : null,
	});
	refuseUnwritable(environment);
	const latest = renewableSettings(environment, process.env, log);
	const database = createDatabase({ ...environment, latest, repository: root }, log);
	let stopping = false;
	let isServing = false;
	const { publicUrl, trustedProxies } = environment;
	const meter = environment.metrics && (await createMeter());
	const services = createServices({
		...quickParts,
		...(meter && { meter }),
		settings: environment,
		shownSettings: shownSettings(process.env),
		latest,
		database,
		log,
		now: () => new Date(),
		elapsed: () => performance.now(),
		isReady: async () => !stopping && (await database.isReady()),
	});
	const app = createApp({
		site,
		routes: services.routes,
		kit: services.kit,
		trustedProxies,
		slowRequestMs: environment.slowRequestMs,
	});
	const server = createHttpServer(app.fetch, () => stopping);
	if (trustedProxies === 0) shareConnections(server);

	const hurry = new AbortController();
	const stop = async (exitCode: number, drainMs = 0) => {
		// A second signal ends the drain.
		if (stopping) hurry.abort();
		if (stopping) return;
		stopping = true;
		try {
			// Proxies notice that the server is not ready, and send new requests to others.
			if (isServing) await pause(drainMs, undefined, { signal: hurry.signal }).catch(() => {});
			// Streams are endless; their readers reconnect to the next server.
			services.kit.streams.endAll();
			await finishRequests(server, shutdownGraceMs);
			await services.stopJobs();
			await database.stop();
			process.exit(exitCode);
		} catch (error) {
			console.error(sentenceOf(error));
			process.exit(1);
		}
	};
	process.on("SIGTERM", () => void stop(0, environment.drainMs));
	for (const signal of ["SIGINT", "SIGHUP"]) process.on(signal, () => void stop(0));
	for (const event of ["uncaughtException", "unhandledRejection"]) {
		process.on(event, (error: unknown) => {
			log.error("crashed", describeError(error));
			void stop(1);
		});
	}

	try {
		await listen(server, environment.port, environment.host);
		if (meter && environment.metrics) {
			const connections = promisify(server.getConnections.bind(server));
			const gauges = createGauges({ database, services, connections, environment });
			(await serveMetrics(meter, gauges, environment.metrics)).unref();
		}
		await database.start();
		if (!stopping) await services.startJobs();
		if (stopping) return;
		isServing = true;
		console.log(`Spectra is ready: ${publicUrl}`);
		services.warmUp();
	} catch (error) {
		console.error(sentenceOf(error));
		await stop(1);
	}
}

/** Mails that become files must not first fail when they are sent. The embedded database checks its folder itself. */
function refuseUnwritable({ smtpUrl, databaseUrl, dataDirectory }: Environment): void {
	if (smtpUrl !== undefined || databaseUrl === undefined) return;
	const folder = dataFolderPath(dataDirectory, root);
	for (const path of [folder, join(folder, "outbox")]) makeFolder(path);
}

/** Reads the settings and serves, or prints what is wrong with them. */
export async function serveFromEnvironment(quickParts: QuickParts = {}): Promise<void> {
	// A closed output stream is no reason to stop.
	for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});
	const reading = readEnvironment(process.env);
	if (!reading.ok) {
		for (const sentence of reading.sentences) console.error(sentence);
		process.exitCode = 1;
		return;
	}
	const log = createLog(reading.value.logLevel, (line) => process.stderr.write(line), Date.now);
	await serve(reading.value, log, quickParts).catch((error: unknown) => {
		console.error(sentenceOf(error));
		process.exitCode = 1;
	});
}
