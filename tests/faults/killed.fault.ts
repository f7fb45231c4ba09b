import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { childrenOf, makePlace, type Place, postmasterOf } from "./support/place.ts";
import { startServer, statusOf } from "./support/server.ts";
import { countUpTo, writeUntilBroken } from "./support/sql.ts";
import { isLong, until } from "./support/wait.ts";

describe("kill -9", () => {
	test("after kill -9 of the server the next start takes over its database, and no acknowledged write is lost", async () => {
		await using place = makePlace();
		for (let round = 0; round < (isLong ? 20 : 1); round += 1) {
			const { orphan, written } = await killWhileWriting(place, "server");
			assert.equal(postmasterOf(place.data), orphan, "the orphan should live on");
			await using next = await startServer(place);
			await next.ready();
			assert.notEqual(postmasterOf(place.data), orphan);
			await written.broken;
			assert.equal(await countUpTo(place.data, written.last()), written.last());
		}
	});

	test("after kill -9 of server and database the next start recovers, and no acknowledged write is lost", async () => {
		await using place = makePlace();
		for (let round = 0; round < (isLong ? 20 : 1); round += 1) {
			const { written } = await killWhileWriting(place, "all");
			await using next = await startServer(place);
			await next.ready();
			await written.broken;
			assert.equal(await countUpTo(place.data, written.last()), written.last());
		}
	});

	test("after kill -9 at any moment of the first start the next one works", async () => {
		for (const milliseconds of isLong ? [100, 200, 300, 400, 500, 600, 800, 1000, 1200, 1500] : [450]) {
			await using place = makePlace();
			await using first = await startServer(place);
			await pause(milliseconds);
			first.process.kill("SIGKILL");
			await first.ended();
			await using second = await startServer(place);
			await second.ready();
			assert.equal(await statusOf(second, "/api/ready"), 200);
		}
	});
});

async function killWhileWriting(place: Place, whom: "server" | "all") {
	await using server = await startServer(place);
	await server.ready();
	const orphan = postmasterOf(place.data);
	assert.ok(orphan !== undefined);
	const written = writeUntilBroken(place.data);
	const enough = written.last() + 100;
	await until("some rows to be written", 10, () => written.last() >= enough);
	server.process.kill("SIGKILL");
	if (whom === "all") for (const pid of [orphan, ...childrenOf(orphan)]) process.kill(pid, "SIGKILL");
	await server.ended();
	return { orphan, written };
}
