import { act, renderHook } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { useMovement } from "./use-movement.ts";

beforeEach(() => {
	vi.useFakeTimers();
	return () => vi.useRealTimers();
});

it("useMovement counts the first moment and every move as movement, and rest after three seconds", () => {
	const { result, unmount } = renderHook(() => useMovement());
	const after = (milliseconds: number) => {
		act(() => vi.advanceTimersByTime(milliseconds));
		return result.current.isMoving;
	};
	expect([after(2900), after(200)]).toEqual([true, false]);
	act(() => result.current.move());
	expect(after(2000)).toBe(true);
	act(() => result.current.move());
	expect([after(2000), after(1100)]).toEqual([true, false]);
	act(() => result.current.move());
	unmount();
	expect(vi.getTimerCount()).toBe(0);
});
