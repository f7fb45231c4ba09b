import { isInside, type MapArea, type Position } from "./map-projection.ts";

/** The parts of France that a map draws: the mainland with Corsica, and the five overseas regions at scales of their own. */
export const franceAreas = {
	mainland: { west: -5.3, east: 9.8, north: 51.2, south: 41.2 },
	guadeloupe: { west: -61.9, east: -60.9, north: 16.6, south: 15.8 },
	martinique: { west: -61.3, east: -60.7, north: 14.95, south: 14.3 },
	guiana: { west: -54.7, east: -51.5, north: 5.9, south: 2 },
	reunion: { west: 55.15, east: 55.9, north: -20.8, south: -21.45 },
	mayotte: { west: 44.95, east: 45.35, north: -12.6, south: -13.05 },
} as const satisfies Record<string, MapArea>;

export type FranceArea = keyof typeof franceAreas;

/** The overseas areas, as the map lists them. */
export const overseasAreas = ["guadeloupe", "martinique", "guiana", "reunion", "mayotte"] as const;

/** The area of a position; null outside all of them. */
export const areaOf = (position: Position): FranceArea | null =>
	(Object.keys(franceAreas) as FranceArea[]).find((key) => isInside(franceAreas[key], position)) ?? null;
