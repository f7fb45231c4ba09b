import { type RefObject, useLayoutEffect } from "react";

/**
 * Publishes the height of the bar at the foot of the dialog: sticky content above it, and content scrolled into view,
 * stay clear of it. After the check another bar replaces it.
 */
export const useAnswersHeight = (bar: RefObject<HTMLElement | null>, isChecked: boolean): void => {
	// biome-ignore lint/correctness/useExhaustiveDependencies: the check replaces the element
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
