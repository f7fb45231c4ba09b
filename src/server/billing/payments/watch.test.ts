import { afterEach, expect, it, vi } from "vitest";
import { createLog } from "#server/platform/log.ts";
import { watchPayments } from "./watch.ts";

afterEach(() => {
	vi.useRealTimers();
});

it("the watch settles at once and three times a minute, one run after the other, also after a failure, until it ends", async () => {
	vi.useFakeTimers();
	let times = 0;
	let warned = "";
	const reconcileAll = async () => {
		times += 1;
		if (times === 1) throw new Error("away");
	};
	const log = createLog("warn", (line) => (warned += line), Date.now);
	const end = watchPayments({ reconcileAll }, log);
	await vi.advanceTimersByTimeAsync(59_000);
	expect(times).toBe(3);
	expect(warned).toContain("payments wait");
	await end();
	await vi.advanceTimersByTimeAsync(120_000);
	expect(times).toBe(3);
});

it("the watch does not keep an idle process alive", async () => {
	const awaited = () => process.getActiveResourcesInfo().filter((kind) => kind === "Timeout").length;
	const before = awaited();
	const end = watchPayments(
		{ reconcileAll: async () => {} },
		createLog("warn", () => {}, Date.now),
	);
	expect(awaited()).toBe(before);
	await end();
});

it("the end of the watch waits for the current run", async () => {
	const steps: string[] = [];
	const settled = Promise.withResolvers<void>();
	const reconcileAll = () => settled.promise.then(() => void steps.push("settled"));
	const end = watchPayments(
		{ reconcileAll },
		createLog("warn", () => {}, Date.now),
	);
	const ended = end().then(() => steps.push("ended"));
	settled.resolve();
	await ended;
	expect(steps).toEqual(["settled", "ended"]);
});
