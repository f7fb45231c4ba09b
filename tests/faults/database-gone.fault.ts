import assert from "node:assert/strict";
import { type AddressInfo, connect, createServer, type Server } from "node:net";
import { join } from "node:path";
import { describe, test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { makeInstallation, postmasterOf } from "./support/installation.ts";
import { guest, messageFrom, student } from "./support/person.ts";
import { freePort } from "./support/ports.ts";
import { type RunningServer, startServer, statusOf } from "./support/server.ts";
import { connectionOf } from "./support/sql.ts";
import { until } from "./support/wait.ts";

const readyIs = (server: RunningServer, status: number) =>
	until(`/api/ready to answer ${status}`, 20, async () => (await statusOf(server, "/api/ready")) === status);

describe("database outages", () => {
	test("when the embedded database is killed, pages work, readiness reports it, and it restarts", async () => {
		await using installation = makeInstallation();
		await using server = await startServer(installation);
		await server.ready();
		const first = postmasterOf(installation.data);
		assert.ok(first !== undefined);
		process.kill(first, "SIGKILL");
		await readyIs(server, 503);
		assert.equal(await statusOf(server, "/explore"), 200);
		assert.equal(await statusOf(server, "/api/health"), 200);
		await readyIs(server, 200);
		assert.notEqual(postmasterOf(installation.data), first);
		server.process.kill("SIGTERM");
		assert.equal(await server.ended(), 0);
		assert.equal(postmasterOf(installation.data), undefined);
	});

	test("a server whose DATABASE_URL is not reachable waits, serves pages, and becomes ready with the database", async () => {
		await using installation = makeInstallation();
		await using host = await startServer(installation);
		await host.ready();
		const port = await freePort();
		const { user, password, database } = connectionOf(installation.data);
		const environment = { DATABASE_URL: `postgresql://${user}:${password}@127.0.0.1:${port}/${database}` };
		await using server = await startServer(installation, { environment });
		await until("the pages", 10, async () => (await statusOf(server, "/")) === 200);
		await readyIs(server, 503);
		assert.equal(server.output().out, "");
		await using road = await openRoad(port, installation.data);
		await server.ready();
		await readyIs(server, 200);
		road.close();
		await readyIs(server, 503);
		assert.equal(await statusOf(server, "/"), 200);
		await using again = await openRoad(port, installation.data);
		await readyIs(server, 200);
		assert.ok(again.port === port && !server.output().error.includes(password));
	});

	test("during an outage of DATABASE_URL requests that need it say so, store nothing partially, and recover", async () => {
		await using installation = makeInstallation();
		await using host = await startServer(installation);
		await host.ready();
		const { user, password, database } = connectionOf(installation.data);
		const port = await freePort();
		const environment = { DATABASE_URL: `postgresql://${user}:${password}@127.0.0.1:${port}/${database}` };
		await using road = await openRoad(port, installation.data);
		await using server = await startServer(installation, { environment, hashesQuickly: true });
		await server.ready();
		const person = await student(server.port);
		const save = (career: string) => person.ask(server.port, "PUT", `/api/saved-careers/${career}`);
		assert.equal((await save("ecologist")).status, 204);
		road.close();
		for (const answer of [
			await person.ask(server.port, "GET", "/api/account/profile"),
			await save("geologist"),
			await person.signIn(server.port),
			await guest().ask(server.port, "POST", "/api/contact-messages", messageFrom("ada@example.org")),
		]) {
			assert.deepEqual([answer.status, answer.body.code], [503, "server.not_ready"]);
		}
		assert.equal(await statusOf(server, "/explore"), 200);
		await using again = await openRoad(port, installation.data);
		await until("the account to be there again", 20, async () => {
			return (await person.ask(server.port, "GET", "/api/account/profile")).status === 200;
		});
		assert.equal((await save("astronomer")).status, 204);
		const { body } = await person.ask(server.port, "GET", "/api/saved-careers");
		assert.deepEqual(body.saved.map(({ careerId }: { careerId: string }) => careerId).sort(), [
			"astronomer",
			"ecologist",
		]);
		assert.equal(again.port, port);
	});

	test("a server stops although its DATABASE_URL never answers", async () => {
		await using installation = makeInstallation();
		const environment = { DATABASE_URL: `postgresql://user:secret@127.0.0.1:${await freePort()}/spectra` };
		await using server = await startServer(installation, { environment });
		await readyIs(server, 503);
		server.process.kill("SIGTERM");
		assert.equal(await server.ended(), 0);
	});

	test("a DATABASE_URL with a wrong password is refused in one sentence", async () => {
		await using installation = makeInstallation();
		await using host = await startServer(installation);
		await host.ready();
		await using road = await openRoad(await freePort(), installation.data);
		const environment = { DATABASE_URL: `postgresql://spectra:guessed@127.0.0.1:${road.port}/spectra` };
		await using server = await startServer(installation, { environment });
		assert.equal(await server.ended(), 1);
		assert.match(
			server.output().error,
			/^The database refuses to work: the user's name or password is wrong \(28P01\)\. Check DATABASE_URL\.\n$/,
		);
	});
});

/** A port that forwards to the PostgreSQL of a data folder until it is closed. */
async function openRoad(
	port: number,
	data: string,
): Promise<AsyncDisposable & { close: () => void; port: number }> {
	const sockets = new Set<{ destroy: () => void }>();
	const server: Server = createServer((incoming) => {
		const outgoing = connect(join(data, "socket", ".s.PGSQL.5432"));
		for (const socket of [incoming, outgoing]) {
			sockets.add(socket);
			socket.on("error", () => {});
		}
		incoming.pipe(outgoing).pipe(incoming);
	});
	await new Promise<void>((resolve, reject) => {
		server.once("error", reject).listen(port, "127.0.0.1", resolve);
	});
	const close = () => {
		server.close();
		for (const socket of sockets) socket.destroy();
	};
	return {
		close,
		port: (server.address() as AddressInfo).port,
		[Symbol.asyncDispose]: async () => {
			close();
			await pause(0);
		},
	};
}
