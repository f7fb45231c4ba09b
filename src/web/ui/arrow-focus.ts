import type { KeyboardEvent } from "react";

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * Arrow keys move the focus between the controls of a group, wrapping at its ends; Home and End move to the first and
 * the last.
 */
export const moveFocus = (group: HTMLElement | null, event: KeyboardEvent, controls: string): void => {
	if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
	const all = [...(group?.querySelectorAll<HTMLElement>(controls) ?? [])];
	const place = all.indexOf(document.activeElement as HTMLElement);
	const step = steps[event.key];
	const next = event.key === "Home" ? 0 : event.key === "End" ? all.length - 1 : step && place + step;
	if (place < 0 || next === undefined) return;
	event.preventDefault();
	all.at(next % all.length)?.focus();
};
