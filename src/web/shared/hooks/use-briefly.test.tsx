import { act, renderHook } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { useBriefly } from "./use-briefly.ts";

beforeEach(() => {
	vi.useFakeTimers();
	return () => vi.useRealTimers();
});

it("useBriefly shows a text for four seconds, and counts anew when it is said again", () => {
	const { result } = renderHook(() => useBriefly());
	const after = (milliseconds: number) => {
		act(() => vi.advanceTimersByTime(milliseconds));
		return result.current[0];
	};
	expect(result.current[0]).toBeNull();
	act(() => result.current[1]("sent"));
	expect(after(3000)).toBe("sent");
	act(() => result.current[1]("sent"));
	expect([after(3000), after(1100)]).toEqual(["sent", null]);
});
