import { type RefObject, useLayoutEffect, useState } from "react";

/** Where strands begin, in pixels below the top of the drawing; null where the chip of a subject is out of sight. */
export type StrandStarts = readonly (number | null)[];

const startsOf = (area: HTMLElement, subjects: readonly string[]): StrandStarts => {
	// The small drawing of a phone is in the area, too; its strands begin at its edge.
	const drawing = area.querySelector('[data-beams="large"]')?.getBoundingClientRect();
	return subjects.map((subject) => {
		const chip = area.querySelector(`[data-subject="${subject}"]`)?.getBoundingClientRect();
		if (!drawing || !chip || chip.height === 0 || drawing.height === 0) return null;
		return Math.round(chip.top + chip.height / 2 - drawing.top);
	});
};

/** Where the strands of the subjects begin: at the middle of each one's chip, also after the page has changed around it. */
export const useStrandStarts = (
	area: RefObject<HTMLElement | null>,
	subjects: readonly string[],
): StrandStarts => {
	const [starts, setStarts] = useState<StrandStarts>([]);
	const asked = subjects.join();
	useLayoutEffect(() => {
		const element = area.current;
		if (!element) return undefined;
		const measure = () => {
			const measured = startsOf(element, asked === "" ? [] : asked.split(","));
			setStarts((before) => (before.join() === measured.join() ? before : measured));
		};
		measure();
		const observer = new ResizeObserver(measure);
		observer.observe(element);
		return () => observer.disconnect();
	}, [area, asked]);
	return starts;
};
