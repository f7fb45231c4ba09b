import { useCallback, useEffect, useRef } from "react";
import { prefersReducedMotion } from "./instruments/use-progress.ts";

/** What a reader does to look at another place of the page. */
const ownMoves = ["wheel", "touchmove", "keydown"] as const;

/**
 * Brings what happens next into view, until the reader looks elsewhere; never with reduced motion, where nothing happens
 * one after another.
 */
export const useFollow = (): ((element: Element | null) => void) => {
	const hasMoved = useRef(false);
	useEffect(() => {
		const stop = () => {
			hasMoved.current = true;
		};
		for (const move of ownMoves) addEventListener(move, stop, { passive: true });
		return () => {
			for (const move of ownMoves) removeEventListener(move, stop);
		};
	}, []);
	return useCallback((element) => {
		if (hasMoved.current || prefersReducedMotion()) return;
		element?.scrollIntoView({ block: "nearest", behavior: "smooth" });
	}, []);
};
