import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createRoundRobinScheduler } from "./round-robin-scheduler.ts";

beforeEach(() => {
	vi.useFakeTimers();
});
afterEach(() => {
	vi.useRealTimers();
});

it("twenty members get one turn each in ten seconds, no two at the same moment", () => {
	const taken: { readonly member: number; readonly at: number }[] = [];
	const turns = createRoundRobinScheduler<number>(10_000, (member) => taken.push({ member, at: Date.now() }));
	for (let member = 0; member < 20; member += 1) turns.add(member);
	// The first round begins when the first member has waited for a whole one.
	vi.advanceTimersByTime(10_000);
	taken.length = 0;
	vi.advanceTimersByTime(10_000);
	expect(taken.map(({ member }) => member).sort((one, other) => one - other)).toEqual([...Array(20).keys()]);
	expect(new Set(taken.map(({ at }) => at)).size).toBe(20);
});

it("a member who left gets no turn, and the round goes on with the next", () => {
	const taken: string[] = [];
	const turns = createRoundRobinScheduler<string>(1_000, (member) => taken.push(member));
	turns.add("one");
	turns.add("other");
	turns.remove("one");
	vi.advanceTimersByTime(2_000);
	expect([...new Set(taken)]).toEqual(["other"]);
	turns.remove("other");
	expect(vi.getTimerCount()).toBe(0);
	turns.add("third");
	vi.advanceTimersByTime(1_000);
	expect(taken.at(-1)).toBe("third");
});
