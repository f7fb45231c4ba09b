import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { createLog } from "#server/platform/log.ts";
import { prepareDatabase } from "../../../../tests/setup/database.ts";
import { createDatabase, type Database } from "./database.ts";
import { isDatabaseUnavailable } from "./failure.ts";

const test = prepareDatabase();
const lines: string[] = [];
const log = createLog("info", (line) => lines.push(line), Date.now);
const endings: (() => Promise<void> | void)[] = [];
afterEach(async () => {
	for (const end of endings.splice(0).reverse()) await end();
	lines.length = 0;
});

/** A host of the database: a port that forwards to it, refuses connections, or swallows everything. */
async function host() {
	const database = new URL(test.address);
	const sockets = new Set<Socket>();
	let state: "forwards" | "swallows" = "forwards";
	// A silent host does not confirm the end of a connection, either.
	const server = createServer({ allowHalfOpen: true }, (incoming) => {
		const folder = database.searchParams.get("host");
		const outgoing =
			folder === null
				? connect(Number(database.port), database.hostname)
				: connect(join(folder, `.s.PGSQL.${database.port || 5432}`));
		for (const socket of [incoming, outgoing]) {
			sockets.add(socket);
			socket.on("error", () => {}).on("close", () => sockets.delete(socket));
		}
		incoming.on("data", (data) => state === "forwards" && outgoing.write(data));
		outgoing.on("data", (data) => state === "forwards" && incoming.write(data));
		incoming.on("end", () => state === "forwards" && outgoing.end());
		incoming.on("close", () => outgoing.destroy());
		outgoing.on("close", () => state === "forwards" && incoming.destroy());
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const { port } = server.address() as AddressInfo;
	const die = () => {
		server.close();
		for (const socket of sockets) socket.destroy();
	};
	endings.push(die);
	return {
		port,
		die,
		connections: () => sockets.size,
		swallow: () => {
			state = "swallows";
		},
		forward: () => {
			state = "forwards";
		},
	};
}

/** The address of the database by several hosts, in this order. */
function addressOf(...ports: number[]): string {
	const url = new URL(test.address);
	const hosts = ports.map((port) => `127.0.0.1:${port}`).join();
	return `postgresql://${url.username}:${url.password}@${hosts}${url.pathname}?target_session_attrs=read-write`;
}

/** A server on several hosts, in this order. */
const serverOn = (...ports: number[]): Promise<Database> => serverAt(() => addressOf(...ports));

/** A server whose address may change while it runs. */
async function serverAt(readAddress: () => string): Promise<Database> {
	const database = createDatabase(
		{
			databaseUrl: readAddress(),
			latest: () => ({ databaseUrl: readAddress() }),
			dataDirectory: undefined,
			repository: ".",
			connections: 4,
		},
		log,
	);
	endings.push(database.stop);
	await database.start();
	return database;
}

const query = (database: Database) =>
	Promise.resolve()
		.then(() => database.run("SELECT 1"))
		.then(
			() => "answered",
			(error: unknown) => (isDatabaseUnavailable(error) ? "away" : String(error)),
		);

/** The time that a query takes in milliseconds, and its outcome. */
async function timed(database: Database) {
	const began = performance.now();
	return { outcome: await query(database), ms: performance.now() - began };
}

describe("a database with several hosts", () => {
	it("a start uses the host that answers", async () => {
		const [dead, alive] = [await host(), await host()];
		dead.die();
		const database = await serverOn(dead.port, alive.port);
		expect(await database.isReady()).toBe(true);
		expect(await query(database)).toBe("answered");
	});

	it("a server moves to another host within two seconds when its own dies, and its listener with it", async () => {
		const [first, second] = [await host(), await host()];
		const database = await serverOn(first.port, second.port);
		const heard: (string | null)[] = [];
		const listener = database.listen("moves", (payload) => heard.push(payload));
		expect(listener.isReceiving()).toBe(false);
		await expect.poll(() => heard).toEqual([null]);
		await expect.poll(() => listener.isReceiving()).toBe(true);
		// The server uses the host that answered first, whichever it was, and leaves the other.
		await expect.poll(() => Math.min(first.connections(), second.connections())).toBe(0);
		const used = first.connections() > 0 ? first : second;
		used.die();
		await expect.poll(() => query(database), { timeout: 2_000 }).toBe("answered");
		await expect.poll(() => lines.join("")).toContain("another host of the database is the primary now");
		await expect.poll(() => heard, { timeout: 4_000 }).toEqual([null, null]);
		await expect.poll(() => listener.isReceiving()).toBe(true);
		await database.run("SELECT pg_notify('moves', 'again')");
		await expect.poll(() => heard.at(-1)).toBe("again");
	});
});

describe("a listener", () => {
	it("it says that it receives nothing once no host is left", async () => {
		const only = await host();
		const listener = (await serverOn(only.port)).listen("moves", () => {});
		await expect.poll(() => listener.isReceiving()).toBe(true);
		only.die();
		await expect.poll(() => listener.isReceiving()).toBe(false);
	});
});

describe("an address that changes while the server runs", () => {
	it("a server uses the new address without a failed query, and the old host is needed no longer", async () => {
		const [before, after] = [await host(), await host()];
		let address = addressOf(before.port);
		const database = await serverAt(() => address);
		const outcomes = new Set<string>();
		let isOver = false;
		const asking = (async () => {
			while (!isOver) outcomes.add(await query(database));
		})();
		address = addressOf(after.port);
		await expect.poll(() => after.connections(), { timeout: 10_000 }).toBeGreaterThan(0);
		const slow = database.run("SELECT pg_sleep(1)");
		await slow;
		isOver = true;
		await asking;
		expect(outcomes).toEqual(new Set(["answered"]));
		expect(lines.join("")).toContain("the database is used by its new address");
		before.die();
		await expect.poll(() => query(database), { timeout: 5_000 }).toBe("answered");
	}, 60_000);

	it("a wrong new address is reported once, and the last one stays in use", async () => {
		const [used, dead] = [await host(), await host()];
		dead.die();
		let address = addressOf(used.port);
		const database = await serverAt(() => address);
		address = addressOf(dead.port);
		await expect.poll(() => lines.join(""), { timeout: 10_000 }).toContain("the last one is used");
		expect(await query(database)).toBe("answered");
		address = addressOf(used.port);
		expect(await query(database)).toBe("answered");
		expect(lines.filter((line) => line.includes("the last one is used"))).toHaveLength(1);
	}, 60_000);
});

describe("a silent host", () => {
	it("a query on a host that became silent fails long before TCP gives up, later ones at once, and all recover", async () => {
		const only = await host();
		const database = await serverOn(only.port);
		expect(await query(database)).toBe("answered");
		only.swallow();
		const { outcome, ms } = await timed(database);
		expect(outcome).toBe("away");
		// Eight seconds, and what a busy machine adds.
		expect(ms).toBeLessThan(25_000);
		const next = await timed(database);
		expect(next.outcome).toBe("away");
		expect(next.ms).toBeLessThan(ms);
		only.forward();
		await expect.poll(() => query(database), { timeout: 10_000 }).toBe("answered");
	}, 60_000);

	it("a listener leaves a silent host, and receives notifications of the next primary", async () => {
		const hosts = [await host(), await host()] as const;
		const database = await serverOn(hosts[0].port, hosts[1].port);
		const listener = database.listen("moves", () => {});
		await expect.poll(() => listener.isReceiving()).toBe(true);
		const connections = () => hosts.map((one) => one.connections());
		await expect.poll(() => Math.min(...connections())).toBe(0);
		const used = hosts[0].connections() > 0 ? hosts[0] : hosts[1];
		used.swallow();
		await expect.poll(() => listener.isReceiving(), { timeout: 10_000 }).toBe(false);
		await expect.poll(() => listener.isReceiving(), { timeout: 5_000 }).toBe(true);
	}, 60_000);
});
