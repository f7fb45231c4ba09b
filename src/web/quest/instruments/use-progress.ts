import { useCallback, useEffect, useRef, useState } from "react";

/** Whether the person asked for reduced motion. */
export const prefersReducedMotion = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** An animation from 0 to 1 in so many milliseconds; immediate with reduced motion. */
export const useProgress = (
	durationMs: number,
): {
	readonly progress: number;
	/** Starts from the beginning; calls back at the end, unless it was stopped. */
	readonly play: (onEnd?: () => void) => void;
	readonly jump: (to: number) => void;
} => {
	const [progress, setProgress] = useState(0);
	const frame = useRef(0);
	const jump = useCallback((to: number) => {
		cancelAnimationFrame(frame.current);
		setProgress(to);
	}, []);
	const play = useCallback(
		(onEnd?: () => void) => {
			cancelAnimationFrame(frame.current);
			if (prefersReducedMotion()) {
				setProgress(1);
				onEnd?.();
				return;
			}
			let beganAt: number | undefined;
			const step = (nowMs: number): void => {
				beganAt ??= nowMs;
				const share = Math.min(1, (nowMs - beganAt) / durationMs);
				setProgress(share);
				if (share < 1) frame.current = requestAnimationFrame(step);
				else onEnd?.();
			};
			setProgress(0);
			frame.current = requestAnimationFrame(step);
		},
		[durationMs],
	);
	useEffect(() => () => cancelAnimationFrame(frame.current), []);
	return { progress, play, jump };
};
