import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router";
import { withoutLocale } from "../shared/i18n/locale.ts";

/** The time in which a part of the screen may place the focus itself, in milliseconds. */
const settleMs = 100;

/** Focuses a heading, which screen readers announce, without scrolling. */
const focusHeading = (heading: HTMLElement): void => {
	if (!heading.hasAttribute("tabindex")) heading.tabIndex = -1;
	heading.focus({ preventScroll: true });
};

/** The place that the address names if it can have the focus, else the screen's heading. */
const headingOf = (main: HTMLElement): HTMLElement | null => {
	const named = document.getElementById(window.location.hash.slice(1));
	return named?.hasAttribute("tabindex") ? named : main.querySelector("h1");
};

/**
 * Keeps the focus on the screen: `arrive` moves it to the heading, as soon as there is one; and where a focused element
 * disappears, the nearest heading receives it, unless a part of the screen moves it elsewhere.
 */
const followFocus = (main: HTMLElement) => {
	let isArriving = false;
	/** The ancestors of the element that had the focus last. */
	let ancestors: readonly Element[] = [];
	let timer: ReturnType<typeof setTimeout> | undefined;
	const arrive = () => {
		const heading = headingOf(main);
		isArriving = heading === null;
		if (heading) focusHeading(heading);
		else main.focus({ preventScroll: true });
	};
	const recover = () => {
		const { activeElement } = document;
		if (isArriving && (activeElement === main || activeElement === document.body)) return arrive();
		isArriving = false;
		const isLost = activeElement === document.body && ancestors[0]?.isConnected === false;
		const around = isLost
			? ancestors.find((element) => element.isConnected && main.contains(element))
			: undefined;
		const section = around?.closest("section, main") ?? null;
		const heading = section?.querySelector<HTMLElement>("h1, h2, h3, h4") ?? main.querySelector("h1");
		if (around && heading) focusHeading(heading);
	};
	const observer = new MutationObserver(() => {
		if (isArriving) return recover();
		clearTimeout(timer);
		timer = setTimeout(recover, settleMs);
	});
	const onFocus = ({ target }: FocusEvent) => {
		ancestors = [];
		for (let element = target as Element | null; element; element = element.parentElement)
			ancestors = [...ancestors, element];
	};
	observer.observe(main, { childList: true, subtree: true });
	document.addEventListener("focusin", onFocus);
	return {
		arrive,
		stop: () => {
			clearTimeout(timer);
			observer.disconnect();
			document.removeEventListener("focusin", onFocus);
		},
	};
};

/**
 * After every change of screen the focus is on its heading, so that it is announced once, and keys continue there. A
 * change of language or of the query is no change of screen.
 */
export const useScreenFocus = (): void => {
	const screen = withoutLocale(useLocation().pathname);
	const shown = useRef(screen);
	const follower = useRef<ReturnType<typeof followFocus>>(null);
	const focusedBefore = useRef<Element | null>(null);
	useEffect(() => {
		const main = document.getElementById("main");
		if (!main) return;
		const current = followFocus(main);
		follower.current = current;
		return () => current.stop();
	}, []);
	useLayoutEffect(() => {
		focusedBefore.current = document.activeElement;
	});
	useEffect(() => {
		if (shown.current === screen) return;
		shown.current = screen;
		// A screen that focused something of its own, such as a field or a dialog, has announced it.
		if (document.activeElement === focusedBefore.current) follower.current?.arrive();
	}, [screen]);
};
