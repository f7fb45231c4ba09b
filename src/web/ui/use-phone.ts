import { useSyncExternalStore } from "react";

/** Screens below Tailwind's `md`. */
const phone = "screen and (width < 768px)";

let isPrinting = false;

const subscribe = (notify: () => void): (() => void) => {
	const screen = window.matchMedia(phone);
	const printing = ({ type }: Event) => {
		isPrinting = type === "beforeprint";
		notify();
	};
	screen.addEventListener("change", notify);
	// Not every browser reports the change to paper before it lays the page out.
	window.addEventListener("beforeprint", printing);
	window.addEventListener("afterprint", printing);
	return () => {
		screen.removeEventListener("change", notify);
		window.removeEventListener("beforeprint", printing);
		window.removeEventListener("afterprint", printing);
	};
};

/**
 * Whether the page is shown on a phone's width; false on paper and while prerendering. For content that differs: a
 * layout that differs is a matter of CSS.
 */
export const usePhone = (): boolean =>
	useSyncExternalStore(
		subscribe,
		() => !isPrinting && window.matchMedia(phone).matches,
		() => false,
	);
