import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { StandIn } from "../../../../tests/setup/event-source.ts";
import { followClass } from "./class-stream.ts";

const follow = () => {
	const pages: unknown[] = [];
	const states: boolean[] = [];
	const stop = followClass("some-class", {
		onPage: (page) => pages.push(page),
		onLive: (isLive) => states.push(isLive),
	});
	return { pages, states, stop };
};
const { latest } = StandIn;

beforeEach(() => {
	vi.useFakeTimers();
	vi.stubGlobal("EventSource", StandIn);
	StandIn.opened.length = 0;
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

it("the class stream reports each page and that changes arrive automatically", () => {
	const { pages, states } = follow();
	expect(latest().url).toBe("/api/classes/some-class/changes");
	expect(states).toEqual([]);
	latest().say("beat");
	latest().say("message", '{"pupils":3}');
	expect(pages).toEqual([{ pupils: 3 }]);
	expect(states.at(-1)).toBe(true);
});

it("the class stream replaces a silent connection, for example one that a proxy buffers", () => {
	const { states } = follow();
	const first = latest();
	vi.advanceTimersByTime(5_000);
	expect([first.readyState, states]).toEqual([StandIn.CLOSED, [false]]);
	vi.advanceTimersByTime(3_000);
	expect(StandIn.opened).toHaveLength(2);
	latest().say("beat");
	vi.advanceTimersByTime(4_000);
	latest().say("beat");
	vi.advanceTimersByTime(4_000);
	expect([StandIn.opened.length, states.at(-1)]).toEqual([2, true]);
});

it("the class stream leaves a broken connection to reconnect, and opens a new one after a refusal", () => {
	const { states } = follow();
	latest().say("beat");
	latest().readyState = 0;
	latest().say("error");
	expect([StandIn.opened.length, states.at(-1)]).toEqual([1, false]);
	latest().readyState = StandIn.CLOSED;
	latest().say("error");
	vi.advanceTimersByTime(3_000);
	expect(StandIn.opened).toHaveLength(2);
});

it("the class stream stops for good, even while it waits for a retry", () => {
	const { stop } = follow();
	vi.advanceTimersByTime(5_000);
	stop();
	vi.advanceTimersByTime(60_000);
	expect(StandIn.opened).toHaveLength(1);
});
