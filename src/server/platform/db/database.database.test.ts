import { type AddressInfo, createServer } from "node:net";
import { TLSSocket } from "node:tls";
import { Client } from "pg";
import { afterEach, describe, expect, it } from "vitest";
import { createLog } from "#server/platform/log.ts";
import { prepareDatabase } from "../../../../tests/setup/database.ts";
import { selfSigned } from "../../../../tests/setup/self-signed.ts";
import { createDatabase, type Database } from "./database.ts";
import { isDatabaseUnavailable } from "./failure.ts";

const test = prepareDatabase();
const lines: string[] = [];
const quiet = createLog("warn", (line) => lines.push(line), Date.now);
const opened: Database[] = [];
afterEach(async () => {
	for (const database of opened.splice(0)) await database.stop();
});

/** A server's database at the same address, or at another. */
const another = (databaseUrl = test.address, connections = 6): Database => {
	const settings = { databaseUrl, dataDirectory: undefined, repository: ".", connections };
	const database = createDatabase(settings, quiet);
	opened.push(database);
	return database;
};

/** Runs `work` while another connection holds a lock on a table. */
async function whileLocked(table: string, work: () => Promise<void>): Promise<void> {
	const holder = new Client({ connectionString: test.address });
	await holder.connect();
	try {
		await holder.query(`BEGIN; LOCK TABLE ${table}`);
		await work();
	} finally {
		await holder.end();
	}
}

describe("a long lock", () => {
	it("a long lock fails its waiters and leaves other requests alone", async () => {
		const database = another(test.address, 4);
		await database.start();
		await whileLocked("saved_career", async () => {
			const writers = Array.from({ length: 12 }, () =>
				database
					.transaction(({ $client }) => $client.query("DELETE FROM saved_career"))
					.then(
						() => "done",
						(error: unknown) => (isDatabaseUnavailable(error) ? "away" : String(error)),
					),
			);
			expect(new Set(await Promise.all(writers))).toEqual(new Set(["away"]));
			expect(await database.isReady()).toBe(true);
			const waiting = await test.ask(
				"SELECT count(*)::int AS n FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
			);
			expect(waiting).toEqual([{ n: 0 }]);
		});
		expect((await database.run("SELECT 1 AS one")).rows).toEqual([{ one: 1 }]);
	}, 60_000);
});

describe("a read-only database", () => {
	it("a read-only database is not ready, and recovers", async () => {
		const database = another();
		await database.start();
		expect(await database.isReady()).toBe(true);
		await test.ask(
			"DO $$BEGIN EXECUTE format('ALTER DATABASE %I SET default_transaction_read_only = on', current_database()); END$$",
		);
		try {
			const late = another();
			const reader = new Client({ connectionString: test.address });
			await reader.connect();
			const failed = await reader.query("DELETE FROM saved_career").then(
				() => null,
				(error: unknown) => error,
			);
			await reader.end();
			expect(isDatabaseUnavailable(failed)).toBe(true);
			const settled = late.start().then(
				() => "started",
				(error: unknown) => String(error),
			);
			expect(await late.isReady()).toBe(false);
			await expect.poll(() => lines.join(""), { timeout: 10_000 }).toContain("it can only be read");
			await test.ask(
				"DO $$BEGIN EXECUTE format('ALTER DATABASE %I RESET default_transaction_read_only', current_database()); END$$",
			);
			expect(await settled).toBe("started");
		} finally {
			await test.ask(
				"DO $$BEGIN EXECUTE format('ALTER DATABASE %I RESET default_transaction_read_only', current_database()); END$$",
			);
		}
	}, 60_000);
});

describe("a database of a newer version", () => {
	const addFuture = () =>
		test.ask("INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('future', 99999999999999)");

	it("an older server goes on and starts again on a newer schema that says it works with it", async () => {
		const running = another();
		await running.start();
		await addFuture();
		try {
			expect(await running.isReady()).toBe(true);
			const again = another();
			await again.start();
			expect(await again.isReady()).toBe(true);
		} finally {
			await test.ask("DELETE FROM drizzle.__drizzle_migrations WHERE hash = 'future'");
		}
	});

	it("an older server refuses a newer database that it would damage, and a running one reports it", async () => {
		const running = another();
		await running.start();
		await addFuture();
		await test.ask("UPDATE installation SET oldest_migration_ms = 99999999999999");
		try {
			await expect(another().start()).rejects.toThrow(/newer version of Spectra/);
			expect(await running.isReady()).toBe(false);
		} finally {
			await test.ask("UPDATE installation SET oldest_migration_ms = 0");
			await test.ask("DELETE FROM drizzle.__drizzle_migrations WHERE hash = 'future'");
		}
		expect(await running.isReady()).toBe(true);
	});
});

describe("wrong connection settings", () => {
	it("wrong settings are reported in a sentence instead of retried", async () => {
		const encrypted = new URL(test.address);
		encrypted.searchParams.set("sslmode", "require");
		await expect(another(encrypted.href).start()).rejects.toThrow(/offers no encryption/);
		const missing = new URL(test.address);
		missing.pathname = "/there_is_no_such_database";
		await expect(another(missing.href).start()).rejects.toThrow(
			"The database refuses to work: there is no database of that name (3D000). Check DATABASE_URL.",
		);
	});

	it("an untrusted certificate is reported in a sentence", async () => {
		// A minimal PostgreSQL that starts TLS: it answers "S" to the request.
		const peer = createServer((socket) =>
			socket.once("data", () => {
				socket.write("S");
				new TLSSocket(socket, { isServer: true, ...selfSigned }).on("error", () => {});
			}),
		);
		await new Promise<void>((resolve) => peer.listen(0, "127.0.0.1", resolve));
		const { port } = peer.address() as AddressInfo;
		try {
			const address = `postgresql://spectra:secret@localhost:${port}/spectra?sslmode=verify-full`;
			await expect(another(address).start()).rejects.toThrow(
				/^The database refuses to work: its certificate is not trusted \(\w+\)\. Check DATABASE_URL\.$/,
			);
		} finally {
			peer.close();
		}
	});

	it.each([
		["", /wants a password, and there is none/],
		["wrong", /the user's name or password is wrong \(28P01\)/],
	])("a %j password is refused", async (password, sentence) => {
		const url = new URL(test.address);
		url.password = password;
		await expect(another(url.href).start()).rejects.toThrow(sentence);
	});
});
