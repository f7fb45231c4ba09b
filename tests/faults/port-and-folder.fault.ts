import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { createServer } from "node:http";
import { describe, test } from "node:test";
import { makeInstallation } from "./support/installation.ts";
import { freePort } from "./support/ports.ts";
import { type RunningServer, startServer, statusOf } from "./support/server.ts";
import { isLong, until } from "./support/wait.ts";

describe("conflicts of ports and folders", () => {
	test("a used port is named, and no database is started", async () => {
		await using installation = makeInstallation();
		const port = await freePort();
		const other = createServer();
		await new Promise<void>((resolve) => other.listen(port, "127.0.0.1", resolve));
		try {
			await using server = await startServer(installation, { port });
			assert.equal(await server.ended(), 1);
			assert.match(server.output().error, new RegExp(`^Port ${port} is taken .*\n$`));
			assert.ok(!existsSync(installation.data));
		} finally {
			other.close();
		}
	});

	test("a used data folder is refused, and its server is not affected", async () => {
		await using installation = makeInstallation();
		await using first = await startServer(installation);
		await first.ready();
		await using second = await startServer(installation);
		assert.equal(await second.ended(), 1);
		assert.match(second.output().error, /^The data folder \S+ is in use by another Spectra server: .*\n$/);
		assert.equal(await statusOf(first, "/api/ready"), 200);
	});

	test("of concurrent starts on one folder one runs", async () => {
		for (let round = 0; round < (isLong ? 10 : 1); round += 1) {
			await using installation = makeInstallation();
			await using servers = new AsyncDisposableStack();
			const started: RunningServer[] = [];
			for (let count = 0; count < 4; count += 1) started.push(servers.use(await startServer(installation)));
			const running = await until("three of four servers to end", 30, () => {
				const left = started.filter((server) => server.process.exitCode === null);
				return left.length <= 1 && left;
			});
			assert.equal(running.length, 1);
			await running[0]?.ready();
		}
	});
});
