/** A place on the screen, in CSS pixels. */
export interface Area {
	readonly left: number;
	readonly top: number;
	readonly right: number;
	readonly bottom: number;
}

/** Something that a notice should leave free; `weight` says how much, against 1 for a usual control. */
export interface Obstacle extends Area {
	readonly weight: number;
}

const overlapOf = (one: Area, other: Area): number =>
	Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
	Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));

/** The first of the places that covers least of what should stay free. There has to be one. */
export const leastOverlapping = <Place extends Area>(
	places: readonly [Place, ...Place[]],
	obstacles: readonly Obstacle[],
): Place => {
	const costOf = (place: Place): number =>
		obstacles.reduce((sum, obstacle) => sum + overlapOf(place, obstacle) * obstacle.weight, 0);
	return places.reduce((best, place) => (costOf(place) < costOf(best) ? place : best));
};
