import { describe, expect, it } from "vitest";
import { prepareDatabase } from "../../../../tests/setup/database.ts";
import { createLog } from "../log.ts";
import { createJobs } from "./jobs.ts";

const test = prepareDatabase();
const log = createLog("error", (line) => process.stderr.write(line), Date.now);

describe("jobs of a server that has just started", () => {
	it("a job that is sent before the queues exist runs once they do", async () => {
		const done: object[] = [];
		const definition = { name: "early", handle: async (data: object) => void done.push(data) };
		const jobs = createJobs(test.database, log);
		await test.database.transaction((transaction) => jobs.send(transaction, "early", { id: "first" }));
		await jobs.start([definition]);
		await expect.poll(() => done, { timeout: 15_000 }).toEqual([{ id: "first" }]);
		await jobs.stop();
	}, 30_000);

	it("a program that only sends hands its early jobs to the server that works", async () => {
		const done: object[] = [];
		const definition = { name: "handed", handle: async (data: object) => void done.push(data) };
		const sender = createJobs(test.database, log);
		await test.database.transaction((transaction) => sender.send(transaction, "handed", { id: "second" }));
		await sender.startSending([definition]);
		const worker = createJobs(test.database, log);
		await worker.start([definition]);
		await expect.poll(() => done, { timeout: 15_000 }).toEqual([{ id: "second" }]);
		await Promise.all([sender.stop(), worker.stop()]);
	}, 30_000);

	it("of servers that make the queue's tables at once, the late one begins after the first", async () => {
		await test.ask("DROP SCHEMA IF EXISTS jobs CASCADE");
		const first = createJobs(test.database, log);
		let isLate = false;
		const run: typeof test.database.run = async (text, values) => {
			if (isLate || !text.includes("CREATE SCHEMA")) return test.database.run(text, values);
			isLate = true;
			await first.startSending([]);
			throw Object.assign(new Error("duplicate key value"), { code: "23505" });
		};
		const late = createJobs({ run }, log);
		await late.startSending([{ name: "late", handle: async () => {} }]);
		expect(isLate).toBe(true);
		await Promise.all([first.stop(), late.stop()]);
	}, 30_000);
});
