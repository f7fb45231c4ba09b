/** A rectangle on the screen, in CSS pixels. */
export interface Area {
	readonly left: number;
	readonly top: number;
	readonly right: number;
	readonly bottom: number;
}

/** An element that a notice should leave free; `weight` is its importance, with 1 for an ordinary control. */
export interface Obstacle extends Area {
	readonly weight: number;
}

const overlapOf = (one: Area, other: Area): number =>
	Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
	Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));

/** The first of the places with the least weighted overlap. There must be at least one. */
export const leastOverlapping = <Place extends Area>(
	places: readonly [Place, ...Place[]],
	obstacles: readonly Obstacle[],
): Place => {
	const costOf = (place: Place): number =>
		obstacles.reduce((sum, obstacle) => sum + overlapOf(place, obstacle) * obstacle.weight, 0);
	return places.reduce((best, place) => (costOf(place) < costOf(best) ? place : best));
};
