import { afterEach, expect, it, vi } from "vitest";
import { createLog } from "#server/platform/log.ts";
import { watchPayments } from "./watch.ts";

afterEach(() => {
	vi.useRealTimers();
});

it("settles at once and thrice a minute, one after the other, also after a failure, until it is ended", async () => {
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

it("keeps no server running that has nothing else to do", async () => {
	const awaited = () => process.getActiveResourcesInfo().filter((kind) => kind === "Timeout").length;
	const before = awaited();
	const end = watchPayments(
		{ reconcileAll: async () => {} },
		createLog("warn", () => {}, Date.now),
	);
	expect(awaited()).toBe(before);
	await end();
});

it("ends only when what it was settling is settled", async () => {
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
