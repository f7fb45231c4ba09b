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

/** How much of the obstacles an area covers, by their weight. */
const overlapped = (area: Area, obstacles: readonly Obstacle[]): number =>
	obstacles.reduce((sum, obstacle) => sum + overlapOf(area, obstacle) * obstacle.weight, 0);

/** The first of the candidates with the least weighted overlap. There must be at least one. */
export const minOverlapping = <Candidate extends Area>(
	candidates: readonly [Candidate, ...Candidate[]],
	obstacles: readonly Obstacle[],
): Candidate => {
	const costOf = (candidate: Candidate): number => overlapped(candidate, obstacles);
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

/** Where the notices are: their top, and their left edge where they are beside what was pressed. */
interface NoticePosition {
	readonly top: number;
	readonly left: number | null;
}

/** Below or above the button that was pressed last, as far left as it is; nothing where the focus is elsewhere. */
const besideFocus = ({ width, height }: DOMRect, lowest: number): (Area & NoticePosition)[] => {
	const { activeElement } = document;
	if (!(activeElement instanceof HTMLButtonElement || activeElement instanceof HTMLAnchorElement)) return [];
	const focus = activeElement.getBoundingClientRect();
	const left = Math.max(gap, Math.min(focus.left, document.documentElement.clientWidth - gap - width));
	return [focus.bottom + gap / 2, focus.top - gap / 2 - height]
		.filter((top) => top >= topEdge() + gap / 2 && top <= lowest)
		.map((top) => ({ left, right: left + width, top, bottom: top + height }));
};

/**
 * Beside the pressed button if nothing is covered there: the eyes are on it. Else at the bottom, below the header or over it;
 * between them, from the bottom up, if each of the three covers more.
 */
const positionFor = (notices: HTMLElement): NoticePosition => {
	const rectangle = notices.getBoundingClientRect();
	const { width, height } = rectangle;
	// The notices' own position, where no button asks for another: the right edge of the screen.
	const right = document.documentElement.clientWidth - 1.5 * gap;
	const left = Math.max(gap, right - width);
	const areaFrom = (top: number): Area => ({ left, right: left + width, top, bottom: top + height });
	const lowest = Math.max(gap, bottomEdge() - gap - height);
	const obstacles = obstaclesAround(notices);
	const beside = besideFocus(rectangle, lowest).find((area) => overlapped(area, obstacles) === 0);
	if (beside) return beside;
	const between = Array.from({ length: Math.floor(lowest / gap) }, (_, step) => lowest - (step + 1) * gap);
	const { top } = minOverlapping(
		[areaFrom(lowest), areaFrom(topEdge() + gap), areaFrom(gap / 2), ...between.map(areaFrom)],
		obstacles,
	);
	return { top, left: null };
};

/**
 * The position of notices on the screen in pixels, where they cover the fewest controls; null before any notice. Recomputed with each notice (`newest`), when the focus moves, and when parts of the content come or go; not while
 * the content scrolls, where a notice that moves would disturb more than one that covers.
 */
export const useToastPosition = (
	notices: RefObject<HTMLElement | null>,
	newest: string | undefined,
): NoticePosition | null => {
	const [position, setPosition] = useState<NoticePosition | null>(null);
	useLayoutEffect(() => {
		const element = notices.current;
		if (newest === undefined || element === null) return;
		const move = (): void => setPosition(positionFor(element));
		move();
		const follow = ({ target }: FocusEvent): void => {
			if (!element.contains(target as Node)) move();
		};
		const changes = new MutationObserver((records) => {
			if (records.some(({ target }) => !element.contains(target))) move();
		});
		document.addEventListener("focusin", follow);
		changes.observe(document.body, { childList: true, subtree: true });
		return () => {
			document.removeEventListener("focusin", follow);
			changes.disconnect();
		};
	}, [notices, newest]);
	return position;
};
