import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { alignment } from "#domain/quest/instruments/alignment.ts";
import { hill } from "#domain/quest/instruments/hill.ts";
import { definePart } from "./part.ts";
import { useBench } from "./use-bench.ts";

const Picture = () => null;
const immediate = definePart({ instrument: alignment, Picture });
const asked = definePart({ instrument: hill, Picture });

beforeEach(() => {
	vi.useFakeTimers();
	// With reduced motion a run answers at once.
	vi.stubGlobal("matchMedia", () => ({ matches: true }));
});
afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
	vi.useRealTimers();
});

it("useBench logs a result once the setting rests, not at each step on the way", () => {
	const { result } = renderHook(() => useBench(immediate));
	for (const slide of [1, 2, 3, 4]) {
		act(() => result.current.change({ slide }));
		expect(result.current.reading).toEqual(alignment.run({ ...alignment.initial, slide }));
		act(() => vi.advanceTimersByTime(200));
		expect(result.current.runs).toEqual([]);
	}
	act(() => vi.advanceTimersByTime(600));
	expect(result.current.runs.map(({ settings }) => settings)).toEqual([{ ...alignment.initial, slide: 4 }]);
	act(() => vi.advanceTimersByTime(60_000));
	expect(result.current.runs).toHaveLength(1);
});

it("useBench shows no result of a run with other settings", () => {
	const { result } = renderHook(() => useBench(asked));
	act(() => result.current.run());
	expect(result.current.reading?.outcome).toBe("stopped");
	act(() => result.current.change({ summitMetres: 20 }));
	expect(result.current.reading).toBeNull();
	act(() => result.current.run());
	expect(result.current.runs.map(({ reading }) => reading.outcome)).toEqual(["stopped", "passed"]);
	act(() => result.current.startOver());
	expect(result.current).toMatchObject({ settings: hill.initial, reading: null, runs: [] });
});
