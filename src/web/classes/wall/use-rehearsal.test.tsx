import { act, renderHook } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { currentQuestionnaire } from "#content/quiz/index.ts";
import { rehearsedPupils } from "#domain/classes/rehearsal.ts";
import { seededDraws } from "../../../../tests/setup/class-adversary.ts";
import { useRehearsal } from "./use-rehearsal.ts";

beforeEach(() => {
	vi.useFakeTimers();
	return () => vi.useRealTimers();
});

const play = (options: { readonly isStill?: boolean } = {}) =>
	renderHook(
		({ isOpen }) =>
			useRehearsal({
				questionnaire: currentQuestionnaire,
				random: seededDraws(4),
				isStill: options.isStill ?? false,
				isOpen,
			}),
		{ initialProps: { isOpen: true } },
	);
/** Lets time pass in steps, as each frame sets the timer of the next one. */
const pass = (milliseconds: number) => {
	for (let passed = 0; passed < milliseconds; passed += 50) act(() => vi.advanceTimersByTime(50));
};

it("a rehearsal plays by itself, ends by itself with every pupil in the spectrum, and starts anew when asked", () => {
	const { result } = play();
	expect(result.current.frame?.joined).toBe(0);
	pass(5_000);
	expect(result.current.frame?.joined).toBe(rehearsedPupils);
	pass(25_000);
	expect(result.current.player.phase).toBe("over");
	expect(result.current.frame?.picture.pupils).toBe(rehearsedPupils);
	expect(vi.getTimerCount()).toBe(0);
	act(() => result.current.player.again());
	expect([result.current.frame?.joined, result.current.player.isPlaying]).toEqual([0, true]);
});

it("a rehearsal pauses, continues where it was, and stops while its wall is closed", () => {
	const { result, rerender } = play();
	pass(2_000);
	act(() => result.current.player.toggle());
	const paused = result.current.frame;
	pass(5_000);
	expect(result.current.frame).toBe(paused);
	rerender({ isOpen: false });
	act(() => result.current.player.toggle());
	pass(5_000);
	expect(result.current.frame).toBe(paused);
	rerender({ isOpen: true });
	pass(500);
	expect(result.current.frame?.joined).toBeGreaterThan(paused?.joined ?? 0);
});

it("with reduced motion a rehearsal waits for each step, and steps lead to its end", () => {
	const { result } = play({ isStill: true });
	pass(5_000);
	expect([result.current.frame?.joined, result.current.player.isPlaying]).toEqual([0, false]);
	const seen: string[] = [];
	for (let step = 0; step < 12; step += 1) {
		act(() => result.current.player.step());
		seen.push(result.current.player.phase);
	}
	expect([...new Set(seen)]).toEqual(["joining", "white", "colour", "waiting", "over"]);
	expect(result.current.player.isPlaying).toBe(false);
});
