import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { makeInstallation, postmasterOf } from "./support/installation.ts";
import { quietLog, startServer, statusOf } from "./support/server.ts";
import { largeFile, largeSize } from "./support/site.ts";
import { isLong, until } from "./support/wait.ts";

describe("stop signals", () => {
	for (const signal of isLong ? (["SIGTERM", "SIGINT"] as const) : (["SIGTERM"] as const)) {
		test(`${signal} lets a slow request finish, stops the database and ends with 0`, async () => {
			await using installation = makeInstallation();
			await using server = await startServer(installation);
			await server.ready();
			const slow = await server.get(`/${largeFile}`);
			server.process.kill(signal);
			await until("new requests to be refused", 5, async () => (await statusOf(server, "/")) === undefined);
			assert.equal(server.process.exitCode, null);
			assert.equal((await slow.arrayBuffer()).byteLength, largeSize);
			assert.equal(await server.ended(), 0);
			assert.equal(postmasterOf(installation.data), undefined);
			assert.match(server.output().error, quietLog);
		});
	}

	if (isLong) {
		test("a client that never finishes does not delay the stop", async () => {
			await using installation = makeInstallation();
			await using server = await startServer(installation);
			await server.ready();
			const endless = await server.get(`/${largeFile}`);
			server.process.kill("SIGTERM");
			assert.equal(await server.ended(15), 0);
			await assert.rejects(endless.arrayBuffer());
		});
	}

	test("a stop during the start ends with 0 and leaves no database", async () => {
		await using installation = makeInstallation();
		for (const milliseconds of isLong ? [300, 400, 500, 600, 700, 800, 1000, 1200] : [500]) {
			await using server = await startServer(installation);
			await pause(milliseconds);
			server.process.kill("SIGTERM");
			assert.ok([0, "SIGTERM"].includes(await server.ended()));
			assert.equal(postmasterOf(installation.data), undefined);
		}
	});
});
