import { leastOverlapping, type Obstacle } from "./least-overlapping.ts";

/** The distance of notices from the edges and from docked elements, in pixels. */
const gap = 16;
/** The weight of the focused element: the notice is about it, or it is pressed next. */
const focusWeight = 100;

const controls =
	"button, a[href], input, textarea, select, label:has(input), summary, h1, h2, [role=alert], [aria-invalid]";

/** The visible content and controls of the open dialog, else of the page, without the notices. */
function obstaclesAround(notices: HTMLElement): Obstacle[] {
	const dialogs = document.querySelectorAll("dialog:modal");
	const scope = dialogs[dialogs.length - 1] ?? document.querySelector("main");
	const { activeElement } = document;
	const focused = activeElement === document.body ? null : activeElement;
	const elements = new Set(scope?.querySelectorAll(controls) ?? []);
	if (focused !== null) elements.add(focused);
	return [...elements]
		.filter((element) => !notices.contains(element) && element.id !== "main")
		.map((element) => {
			const { left, top, right, bottom } = element.getBoundingClientRect();
			return { left, top, right, bottom, weight: element === focused ? focusWeight : 1 };
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

/**
 * The position of notices, as the distance of their upper edge from the top of the screen in pixels: at the bottom,
 * or below the header or over it if that covers fewer controls.
 */
export const topFor = (notices: HTMLElement): number => {
	const { left, right, height } = notices.getBoundingClientRect();
	const at = (top: number) => ({ left, right, top, bottom: top + height });
	const low = at(Math.max(gap, bottomEdge() - gap - height));
	return leastOverlapping([low, at(topEdge() + gap), at(gap / 2)], obstaclesAround(notices)).top;
};
