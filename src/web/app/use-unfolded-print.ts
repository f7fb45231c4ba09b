import { useEffect } from "react";

/** Opens a folded part, also one of a group that allows a single open part; the result closes it again. */
const unfold = (fold: HTMLDetailsElement): (() => void) => {
	const group = fold.getAttribute("name");
	fold.removeAttribute("name");
	fold.open = true;
	return () => {
		fold.open = false;
		if (group !== null) fold.setAttribute("name", group);
	};
};

/**
 * Opens every folded part while the page is printed, and closes it afterwards: browsers before `::details-content`
 * would print it closed (app.css unfolds it in the others, also without scripts).
 */
export const useUnfoldedPrint = (): void => {
	useEffect(() => {
		let folds: readonly (() => void)[] = [];
		const open = (): void => {
			const closed = document.querySelectorAll<HTMLDetailsElement>("main details:not([open])");
			folds = [...folds, ...Array.from(closed, unfold)];
		};
		const close = (): void => {
			for (const fold of folds) fold();
			folds = [];
		};
		window.addEventListener("beforeprint", open);
		window.addEventListener("afterprint", close);
		return () => {
			window.removeEventListener("beforeprint", open);
			window.removeEventListener("afterprint", close);
		};
	}, []);
};
