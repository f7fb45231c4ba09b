import assert from "node:assert/strict";
import { performance } from "node:perf_hooks";
import { describe, test } from "node:test";
import { makeInstallation } from "./support/installation.ts";
import { student } from "./support/person.ts";
import { startServer, statusOf } from "./support/server.ts";
import { withClient } from "./support/sql.ts";
import { isLong } from "./support/wait.ts";

/** The server gives up after nine seconds; a busy machine adds its own, in milliseconds. */
const maxWaitMs = 20_000;

describe("a lock that another program holds under a running server", () => {
	test("requests that need the table are refused as temporary while it is locked, and work when it is released", async () => {
		await using installation = makeInstallation();
		await using server = await startServer(installation, { hashesQuickly: true });
		await server.ready();
		const person = await student(server.port);
		const save = (career: string) => person.ask(server.port, "PUT", `/api/saved-careers/${career}`);
		assert.equal((await save("ecologist")).status, 204);
		await withClient(installation.data, async (stranger) => {
			await stranger.query("BEGIN; LOCK TABLE saved_career IN ACCESS EXCLUSIVE MODE");
			const began = performance.now();
			const refused = Array.from({ length: 40 }, () => save("geologist"));
			assert.equal(await statusOf(server, "/explore"), 200);
			assert.equal(await statusOf(server, "/api/ready"), 200);
			for (const answer of await Promise.all(refused))
				assert.deepEqual([answer.status, answer.body.code], [503, "server.not_ready"]);
			// The short form shares its machine with other tests.
			if (isLong) assert.ok(performance.now() - began < maxWaitMs, `${performance.now() - began} ms`);
			assert.equal((await person.ask(server.port, "GET", "/api/account/profile")).status, 200);
			await stranger.query("ROLLBACK");
		});
		assert.equal((await save("astronomer")).status, 204);
		const { body } = await person.ask(server.port, "GET", "/api/saved-careers");
		assert.deepEqual(body.saved.map(({ careerId }: { careerId: string }) => careerId).sort(), [
			"astronomer",
			"ecologist",
		]);
	});
});
