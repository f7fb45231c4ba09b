import { type RefObject, useEffect, useLayoutEffect, useState } from "react";

let topFor: ((notices: HTMLElement) => number) | undefined;

/**
 * The code that computes the position loads on demand: a page that is only read needs none. Until then notices are at
 * the bottom.
 */
const load = (): Promise<void> =>
	import("./notice-place.ts").then(
		(part) => {
			topFor = part.topFor;
		},
		() => {},
	);

/**
 * The distance of notices from the top of the screen in pixels, null at the bottom. Recomputed with each notice
 * (`newest`), and when the focus moves.
 */
export const useNoticePlace = (
	notices: RefObject<HTMLElement | null>,
	newest: number | undefined,
): number | null => {
	const [top, setTop] = useState<number | null>(null);
	useEffect(() => {
		const listening = new AbortController();
		const begin = (): void => {
			listening.abort();
			void load();
		};
		for (const name of ["pointerdown", "keydown"])
			window.addEventListener(name, begin, { signal: listening.signal });
		return () => listening.abort();
	}, []);
	useLayoutEffect(() => {
		const element = notices.current;
		if (newest === undefined || element === null) return;
		const place = (): void => {
			if (element.isConnected && topFor) setTop(topFor(element));
		};
		if (topFor) place();
		else void load().then(place);
		const follow = ({ target }: FocusEvent): void => {
			if (!element.contains(target as Node)) place();
		};
		document.addEventListener("focusin", follow);
		return () => document.removeEventListener("focusin", follow);
	}, [notices, newest]);
	return top;
};
