import { cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useAfterPaint } from "./use-after-paint.ts";

beforeEach(() => {
	vi.useFakeTimers({
		toFake: ["setTimeout", "clearTimeout", "requestAnimationFrame", "cancelAnimationFrame"],
	});
});
afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
	vi.useRealTimers();
});

it("work starts after the next frame, not within it, and a second tap while it waits is ignored", () => {
	const { result } = renderHook(useAfterPaint);
	const done: string[] = [];
	requestAnimationFrame(() => done.push("frame"));
	result.current(() => done.push("first"));
	result.current(() => done.push("second"));
	expect(done).toEqual([]);
	vi.advanceTimersToNextFrame();
	expect(done[0]).toBe("frame");
	vi.runAllTimers();
	expect(done).toEqual(["frame", "first"]);
	result.current(() => done.push("third"));
	vi.runAllTimers();
	expect(done).toEqual(["frame", "first", "third"]);
});

it("work starts once on a page that is not painted, because it is hidden", () => {
	vi.stubGlobal("requestAnimationFrame", () => 0);
	const { result } = renderHook(useAfterPaint);
	const work = vi.fn();
	result.current(work);
	vi.advanceTimersByTime(1_000);
	expect(work).toHaveBeenCalledTimes(1);
});

it("work that waits is dropped when its component unmounts", () => {
	const { result, unmount } = renderHook(useAfterPaint);
	const work = vi.fn();
	result.current(work);
	unmount();
	vi.runAllTimers();
	expect(work).not.toHaveBeenCalled();
});
