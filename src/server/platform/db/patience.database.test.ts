import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, it, vi } from "vitest";
import { prepareDatabase } from "../../../../tests/setup/database.ts";
import { DatabaseAway } from "./failure.ts";
import { asOneRequest } from "./patience.ts";

const test = prepareDatabase();

describe("the time of one request", () => {
	it("a request whose statements together take too long is given up while it holds a connection", async () => {
		const { database } = test;
		const statements = async () => {
			for (let done = 0; done < 10; done += 1) await database.run("SELECT pg_sleep(0.2)");
		};
		const patience = { requestMs: 300, atDatabaseMs: 200 };
		await expect(asOneRequest(statements, patience)).rejects.toThrow(DatabaseAway);
		const inTransaction = () =>
			database.transaction(async ({ $client }) => void (await $client.query("SELECT pg_sleep(8)")));
		await expect(asOneRequest(inTransaction, patience)).rejects.toThrow("took too long");
	});

	it("a request that waited long for something else is not given up for a moment at the database", async () => {
		const late = async () => {
			await pause(100);
			await test.database.run("SELECT pg_sleep(0.6)");
			return "used";
		};
		expect(await asOneRequest(late, { requestMs: 50, atDatabaseMs: 60_000 })).toBe("used");
	});

	it("a request that waits for something else is not given up after it used the database", async () => {
		vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
		const used = await asOneRequest(
			async () => {
				await test.database.run("SELECT 1");
				await test.database.transaction(async ({ $client }) => void (await $client.query("SELECT 1")));
				await expect(test.database.run("SELECT 1 / 0")).rejects.toThrow("division by zero");
				await vi.advanceTimersByTimeAsync(60_000);
				return "used";
			},
			{ requestMs: 9_000, atDatabaseMs: 0 },
		);
		vi.useRealTimers();
		expect(used).toBe("used");
	});
});
