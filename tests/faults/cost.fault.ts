import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { performance } from "node:perf_hooks";
import { describe, test } from "node:test";
import { childrenOf, makePlace, postmasterOf } from "./support/place.ts";
import { repository, type ServerOptions, startServer, statusOf } from "./support/server.ts";
import { until } from "./support/wait.ts";

const startCommand: ServerOptions = {
	command: ["npm", "--silent", "--prefix", repository, "start"],
	environment: { SITE_DIR: "" },
};

describe("what it costs", () => {
	test("a second npm start is ready within three seconds, from any folder", async () => {
		await using place = makePlace();
		await using first = await startServer(place, startCommand);
		await first.ready(180);
		first.process.kill("SIGTERM");
		await first.ended();
		await until("the first database to stop", 10, () => postmasterOf(place.data) === undefined);

		const began = performance.now();
		await using second = await startServer(place, startCommand);
		await second.ready();
		const seconds = (performance.now() - began) / 1000;
		console.log(`second start: ${seconds.toFixed(2)} s`);
		assert.ok(seconds < 3, `It took ${seconds.toFixed(2)} s`);
		assert.equal(await statusOf(second, "/"), 200);
		assert.equal(second.output().out, `Spectra is ready: http://localhost:${second.port}\n`);

		// Whoever started it is gone without a word: the server does not stay behind.
		second.process.kill("SIGKILL");
		await until(
			"the server to end after its parent",
			20,
			async () => (await statusOf(second, "/")) === undefined,
		);
	});

	test("server and database together stay below 250 MB", async () => {
		await using place = makePlace();
		await using server = await startServer(place, { environment: { SITE_DIR: "" } });
		await server.ready();
		for (const path of ["/", "/explore", "/fr/explore", "/api/ready", "/404"]) await statusOf(server, path);
		const postmaster = postmasterOf(place.data);
		assert.ok(postmaster !== undefined);
		const processes = [server.pid, postmaster, ...childrenOf(postmaster)];
		const megabytes = processes.map(proportionalMemory).reduce((sum, each) => sum + each, 0);
		console.log(`memory: ${megabytes.toFixed(0)} MB in ${processes.length} processes`);
		assert.ok(megabytes < 250);
	});
});

/** A process's share of memory (PSS) in megabytes. */
function proportionalMemory(pid: number): number {
	const kilobytes = /^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, "utf8"))?.[1];
	return Number(kilobytes) / 1024;
}
