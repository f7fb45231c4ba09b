/** A place on the map, in cells from its left and upper edges. */
export interface MapSpot {
	readonly x: number;
	readonly y: number;
}

/** The data of a site. Heights and slopes are rounded after ground of its kind (MOLA maps, NASA). */
export interface Ground {
	/** Above (or below) the zero of Martian maps, in kilometres. Jezero, a delta, lies at -2.6; Olympus Mons rises to 21. */
	readonly heightKilometres: number;
	readonly slopeDegrees: number;
	readonly hasWinterSun: boolean;
	/** Whether fine mud of calm water, which preserves traces, lies open there from billions of years ago. */
	readonly hasOldMud: boolean;
}

/**
 * The map's size in cells. It brings together four kinds of ground that lie thousands of kilometres apart: made up for the
 * game, and not to scale.
 */
export const mapSize = { columns: 44, rows: 24 } as const;

/** The position of each feature, in cells. */
export const mapFeatures = {
	/** Above this row no sunlight falls in winter, and ice lies on the ground. */
	polarRow: 6,
	volcano: { x: 9, y: 15, summit: 1.5, foot: 6, scarp: 7 },
	crater: { x: 30, y: 15, floor: 3.8, rim: 4.8 },
	/** From this column on, old highlands. */
	highlandsColumn: 37,
} as const;

/** Old mud: the delta in the crater, and two places that other maps rule out. */
export const mudPatches = [
	{ x: 29, y: 15, radius: 2.2 },
	{ x: 41, y: 16, radius: 1.8 },
	{ x: 22, y: 3, radius: 1.6 },
] as const;

const distance = (one: MapSpot, other: MapSpot): number => Math.hypot(one.x - other.x, one.y - other.y);

/** Height in kilometres and slope in degrees, without the features on the ground. */
const relief = (spot: MapSpot): readonly [number, number] => {
	const { polarRow, volcano, crater, highlandsColumn } = mapFeatures;
	const fromSummit = distance(spot, volcano);
	if (fromSummit <= volcano.summit) return [20, 5];
	// The flanks fall evenly from 20 km to 2 km; a cliff ends them, as around Olympus Mons.
	if (fromSummit <= volcano.foot)
		return [20 - (18 * (fromSummit - volcano.summit)) / (volcano.foot - volcano.summit), 5];
	if (fromSummit <= volcano.scarp) return [0, 30];
	const fromCrater = distance(spot, crater);
	if (fromCrater <= crater.floor) return [-2.6, 2];
	if (fromCrater <= crater.rim) return [-1.5, 25];
	if (spot.x >= highlandsColumn) return [1.5, 4];
	if (spot.x >= highlandsColumn - 1) return [-0.8, 20];
	return spot.y < polarRow ? [-2.6, 2] : [-2.5, 1];
};

/** The map values at a site. */
export const groundAt = (spot: MapSpot): Ground => {
	const [heightKilometres, slopeDegrees] = relief(spot);
	return {
		heightKilometres,
		slopeDegrees,
		hasWinterSun: spot.y >= mapFeatures.polarRow,
		hasOldMud: mudPatches.some((patch) => distance(spot, patch) <= patch.radius),
	};
};
