import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { childrenOf, type Installation, makeInstallation, postmasterOf } from "./support/installation.ts";
import { startServer, statusOf } from "./support/server.ts";
import { countUpTo, writeUntilBroken } from "./support/sql.ts";
import { isLong, until } from "./support/wait.ts";

describe("kill -9", () => {
	test("after kill -9 of the server the next start takes over its database, and no acknowledged write is lost", async () => {
		await using installation = makeInstallation();
		for (let round = 0; round < (isLong ? 20 : 1); round += 1) {
			const { orphan, written } = await killWhileWriting(installation, "server");
			assert.equal(postmasterOf(installation.data), orphan, "the orphan should live on");
			await using next = await startServer(installation);
			await next.ready();
			assert.notEqual(postmasterOf(installation.data), orphan);
			await written.broken;
			assert.equal(await countUpTo(installation.data, written.last()), written.last());
		}
	});

	test("after kill -9 of server and database the next start recovers, and no acknowledged write is lost", async () => {
		await using installation = makeInstallation();
		for (let round = 0; round < (isLong ? 20 : 1); round += 1) {
			const { written } = await killWhileWriting(installation, "all");
			await using next = await startServer(installation);
			await next.ready();
			await written.broken;
			assert.equal(await countUpTo(installation.data, written.last()), written.last());
		}
	});

	test("after kill -9 at any moment of the first start the next one works", async () => {
		for (const milliseconds of isLong ? [100, 200, 300, 400, 500, 600, 800, 1000, 1200, 1500] : [450]) {
			await using installation = makeInstallation();
			await using first = await startServer(installation);
			await pause(milliseconds);
			first.process.kill("SIGKILL");
			await first.ended();
			await using second = await startServer(installation);
			await second.ready();
			assert.equal(await statusOf(second, "/api/ready"), 200);
		}
	});
});

async function killWhileWriting(installation: Installation, whom: "server" | "all") {
	await using server = await startServer(installation);
	await server.ready();
	const orphan = postmasterOf(installation.data);
	assert.ok(orphan !== undefined);
	const written = writeUntilBroken(installation.data);
	const enough = written.last() + 100;
	await until("some rows to be written", 10, () => written.last() >= enough);
	server.process.kill("SIGKILL");
	if (whom === "all") for (const pid of [orphan, ...childrenOf(orphan)]) process.kill(pid, "SIGKILL");
	await server.ended();
	return { orphan, written };
}
