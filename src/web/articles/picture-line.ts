/**
 * How the drawings of the guides draw a line: strokes keep their width from a small picture to a large one, and end round.
 * Each drawing is 200 by 104 units and lies on the band.
 */
export const line = {
	fill: "none",
	strokeLinecap: "round",
	strokeLinejoin: "round",
	vectorEffect: "non-scaling-stroke",
} as const;

/** Every drawing's frame. */
export const viewBox = "0 0 200 104";

/** Keeps the light of a drawing where a browser forces its own colours. */
export const keepsLight = "[forced-color-adjust:none]";
