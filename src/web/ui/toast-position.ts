import { type RefObject, useLayoutEffect, useState } from "react";

/** A rectangle on the screen, in CSS pixels. */
interface Area {
	readonly left: number;
	readonly top: number;
	readonly right: number;
	readonly bottom: number;
}

/** An element that a notice should leave free; `weight` is its importance, with 1 for an ordinary control. */
interface Obstacle extends Area {
	readonly weight: number;
}

/** The distance of notices from the edges and from docked elements, in pixels. */
const gap = 16;
/** The weight of the focused element: the notice is about it, or it is pressed next. */
const focusWeight = 100;

/** The weight of what is only looked at, and of the header: better covered than what is pressed next. */
const lightWeight = 0.2;

const controls =
	"button, a[href], input, textarea, select, label:has(input), summary, h1, h2, [role=alert], [aria-invalid]";
const seen = "h3, h4, svg[role=img], .fingerprint";
const inHeader = "body header :is(button, a[href])";

const overlapOf = (one: Area, other: Area): number =>
	Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
	Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));

/** The first of the candidates with the least weighted overlap. There must be at least one. */
export const minOverlapping = <Candidate extends Area>(
	candidates: readonly [Candidate, ...Candidate[]],
	obstacles: readonly Obstacle[],
): Candidate => {
	const costOf = (candidate: Candidate): number =>
		obstacles.reduce((sum, obstacle) => sum + overlapOf(candidate, obstacle) * obstacle.weight, 0);
	return candidates.reduce((best, index) => (costOf(index) < costOf(best) ? index : best));
};

/** Where an element is read: a heading where its text is, since its box is as wide as the page. */
const boxOf = (element: Element): DOMRect => {
	if (!(element instanceof HTMLHeadingElement)) return element.getBoundingClientRect();
	const text = document.createRange();
	text.selectNodeContents(element);
	return text.getBoundingClientRect();
};

/** The visible content and controls of the open dialog, else of the page and its header, without the notices. */
function obstaclesAround(notices: HTMLElement): Obstacle[] {
	const dialogs = document.querySelectorAll("dialog:modal");
	const dialog = dialogs[dialogs.length - 1];
	const scope = dialog ?? document.querySelector("main");
	const { activeElement } = document;
	const focused = activeElement === document.body ? null : activeElement;
	const weights = new Map<Element, number>();
	for (const element of scope?.querySelectorAll(seen) ?? []) weights.set(element, lightWeight);
	if (!dialog) for (const element of document.querySelectorAll(inHeader)) weights.set(element, lightWeight);
	for (const element of scope?.querySelectorAll(controls) ?? []) weights.set(element, 1);
	if (focused !== null) weights.set(focused, focusWeight);
	return [...weights]
		.filter(([element]) => !notices.contains(element) && element.id !== "main")
		.map(([element, weight]) => {
			const { left, top, right, bottom } = boxOf(element);
			return { left, top, right, bottom, weight };
		});
}

/** The lower edge of the sticky elements at the top of the screen. */
const topEdge = (): number => {
	const header = document.querySelector("body header");
	if (document.querySelector("dialog:modal") || header === null) return 0;
	return Math.max(0, header.getBoundingClientRect().bottom);
};

/** The upper edge of the elements docked to the bottom of the screen. */
const bottomEdge = (): number => {
	const { innerHeight } = window;
	const docks = document.querySelector("dialog:modal") ? [] : [...document.querySelectorAll("[data-dock]")];
	const edges = docks
		.map((dock) => dock.getBoundingClientRect())
		.filter(({ top, bottom }) => top < innerHeight && bottom >= innerHeight - 1)
		.map(({ top }) => top);
	return Math.min(innerHeight, ...edges);
};

/** At the bottom, below the header or over it; between them, from the bottom up, if each of the three covers more. */
const topFor = (notices: HTMLElement): number => {
	const { left, right, height } = notices.getBoundingClientRect();
	const areaFrom = (top: number): Area => ({ left, right, top, bottom: top + height });
	const lowest = Math.max(gap, bottomEdge() - gap - height);
	const between = Array.from({ length: Math.floor(lowest / gap) }, (_, step) => lowest - (step + 1) * gap);
	return minOverlapping(
		[areaFrom(lowest), areaFrom(topEdge() + gap), areaFrom(gap / 2), ...between.map(areaFrom)],
		obstaclesAround(notices),
	).top;
};

/**
 * The distance of notices from the top of the screen in pixels, where they cover the fewest controls; null before any
 * notice. Recomputed with each notice (`newest`), when the focus moves, and when parts of the content come or go; not while
 * the content scrolls, where a notice that moves would disturb more than one that covers.
 */
export const useToastTop = (
	notices: RefObject<HTMLElement | null>,
	newest: string | undefined,
): number | null => {
	const [top, setTop] = useState<number | null>(null);
	useLayoutEffect(() => {
		const element = notices.current;
		if (newest === undefined || element === null) return;
		const place = (): void => setTop(topFor(element));
		place();
		const follow = ({ target }: FocusEvent): void => {
			if (!element.contains(target as Node)) place();
		};
		const changes = new MutationObserver((records) => {
			if (records.some(({ target }) => !element.contains(target))) place();
		});
		document.addEventListener("focusin", follow);
		changes.observe(document.body, { childList: true, subtree: true });
		return () => {
			document.removeEventListener("focusin", follow);
			changes.disconnect();
		};
	}, [notices, newest]);
	return top;
};
