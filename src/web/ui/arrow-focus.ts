import type { KeyboardEvent } from "react";

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * Arrow keys move the focus between the controls of a group, wrapping at its ends; Home and End move to the first and
 * the last.
 */
export const moveFocus = (group: HTMLElement | null, event: KeyboardEvent, controls: string): void => {
	if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
	const all = [...(group?.querySelectorAll<HTMLElement>(controls) ?? [])];
	const index = all.indexOf(document.activeElement as HTMLElement);
	const step = steps[event.key];
	const next = event.key === "Home" ? 0 : event.key === "End" ? all.length - 1 : step && index + step;
	if (index < 0 || next === undefined) return;
	event.preventDefault();
	all.at(next % all.length)?.focus();
};

/**
 * The index that a key moves to in a row of `count` controls with one tab stop (WAI-ARIA Authoring Practices, tabs
 * and toolbars); undefined for other keys.
 */
export const nextIndexForKey = (key: string, index: number, count: number): number | undefined => {
	if (key === "Home") return 0;
	if (key === "End") return count - 1;
	if (key === "ArrowRight") return (index + 1) % count;
	if (key === "ArrowLeft") return (index - 1 + count) % count;
	return undefined;
};
