import { type RefObject, useLayoutEffect } from "react";

/**
 * Tells the dialog around how high the bar is that stands at its foot: what sticks above it, and what is brought into view,
 * keeps clear of it. Another bar stands there after the check.
 */
export const useAnswersHeight = (bar: RefObject<HTMLElement | null>, isChecked: boolean): void => {
	// biome-ignore lint/correctness/useExhaustiveDependencies: the check puts another element there
	useLayoutEffect(() => {
		const element = bar.current;
		const dialog = element?.closest("dialog");
		if (!element || !dialog) return;
		const observer = new ResizeObserver(() =>
			dialog.style.setProperty("--foot", `${element.offsetHeight}px`),
		);
		observer.observe(element);
		return () => {
			observer.disconnect();
			dialog.style.removeProperty("--foot");
		};
	}, [bar, isChecked]);
};
