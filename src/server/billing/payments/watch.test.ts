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
