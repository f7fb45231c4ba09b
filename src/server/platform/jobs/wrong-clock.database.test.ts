import { describe, expect, it } from "vitest";
import { prepareDatabase } from "../../../../tests/setup/database.ts";
import { createLog } from "../log.ts";
import { createJobs } from "./jobs.ts";

const test = prepareDatabase();
const log = createLog("error", (line) => process.stderr.write(line), Date.now);

describe("jobs while the clock is in doubt", () => {
	it("a final job does nothing and is not repeated, and others run", async () => {
		const done: string[] = [];
		const job = (name: string, isFinal: boolean) => ({
			name,
			isFinal,
			handle: async () => void done.push(name),
		});
		let isTrusted = false;
		const jobs = createJobs(test.database, log, undefined, async () => isTrusted);
		await jobs.start([job("erases", true), job("sends", false)]);
		const sendBoth = () =>
			test.database.transaction(async (transaction) => {
				for (const name of ["erases", "sends"]) await jobs.send(transaction, name, {});
			});
		const finished = async () =>
			(await test.ask("SELECT count(*)::int AS n FROM jobs.job WHERE state = 'completed'"))[0]?.n;
		await sendBoth();
		await expect.poll(finished, { timeout: 15_000 }).toBe(2);
		expect(done).toEqual(["sends"]);
		isTrusted = true;
		await sendBoth();
		await expect.poll(finished, { timeout: 15_000 }).toBe(4);
		expect(done.sort()).toEqual(["erases", "sends", "sends"]);
		await jobs.stop();
	}, 40_000);
});

describe("times of jobs that a clock far ahead has written", () => {
	it("they are taken back when jobs start, so that periodic jobs run and a waiting job begins", async () => {
		const done: string[] = [];
		const definition = { name: "late", handle: async () => void done.push("late") };
		const first = createJobs(test.database, log);
		await first.startSending([definition]);
		await test.database.transaction((transaction) => first.send(transaction, "late", {}));
		await first.stop();
		await test.ask("UPDATE jobs.job SET start_after = now() + interval '10 years' WHERE name = 'late'");
		await test.ask("UPDATE jobs.version SET cron_on = now() + interval '10 years'");
		await test.ask("UPDATE jobs.queue SET maintain_on = now() + interval '10 years'");
		const second = createJobs(test.database, log);
		await second.start([definition]);
		await expect.poll(() => done, { timeout: 15_000 }).toEqual(["late"]);
		const ahead = await test.ask(
			`SELECT (SELECT count(*)::int FROM jobs.version WHERE cron_on > now() + interval '1 hour') AS crons,
				(SELECT count(*)::int FROM jobs.queue WHERE maintain_on > now() + interval '1 hour') AS queues`,
		);
		expect(ahead).toEqual([{ crons: 0, queues: 0 }]);
		await second.stop();
	}, 40_000);
});
