/**
 * The index that a key moves to in a row of `count` controls with one tab stop (WAI-ARIA Authoring Practices, tabs
 * and toolbars); undefined for other keys.
 */
export const nextIndexForKey = (key: string, place: number, count: number): number | undefined => {
	if (key === "Home") return 0;
	if (key === "End") return count - 1;
	if (key === "ArrowRight") return (place + 1) % count;
	if (key === "ArrowLeft") return (place - 1 + count) % count;
	return undefined;
};
